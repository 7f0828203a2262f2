import { useWords } from '#i18n/words.tsx'
import { type DscState, isBlocked, stationsOf } from './dsc-state.ts'

const sheet = 'h34l15 15v48a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5v-58a5 5 0 0 1 5-5Z'
/** what the seal of a decision holds */
const seals = {
  released: 'M170.3 137l3.8 3.8 6.8-7.6',
  refused: 'M171.8 133.2l7.6 7.6m0-7.6l-7.6 7.6',
  review: '',
}
const hatching = Array.from({ length: 23 }, (_, line) => `M0 ${20 + line * 26}l350-175`).join('')

/** Stages along the axis, with label positions. */
const stations: readonly Station[] = [
  { x: 68, y: 226, textX: 4, textY: 243 },
  { x: 148, y: 186, textX: 156, textY: 204 },
  { x: 194, y: 163, textX: 250, textY: 186, anchor: 'end' },
  { x: 254, y: 133, textX: 262, textY: 151 },
]

type Station = { x: number; y: number; textX: number; textY: number; anchor?: 'end' }

/** Two zones and the appliance between; the pane is the file, dotted is what has not happened. */
export function TransferDrawing({ state }: { state: DscState }) {
  const words = useWords('screen-dsc')
  const { request, decisions, picked } = state
  const decision = decisions[request]
  const { from, to } = words.requests[request]
  const blocked = isBlocked(request)
  const at = stationsOf(state)
  return (
    <svg
      className="dsc__draw scr__draw"
      width="280"
      height="195"
      viewBox="0 6 350 244"
      aria-hidden="true"
      data-picked={picked || undefined}
    >
      <clipPath id="dsc-zones">
        <path d="M0 0h80v250H0zM254 0h96v250h-96z" />
      </clipPath>
      <path className="z" stroke="none" d="M0 0h80v250H0zM254 0h96v250h-96z" />
      <path opacity=".12" strokeWidth="1" clipPath="url(#dsc-zones)" d={hatching} />
      <path strokeDasharray="5 5" d="M80 0v250M254 0v250" />
      <path className="scr__rail" d="M14 158l80-40M68 226l80-40" />
      <path
        className="scr__rail"
        strokeDasharray={decision === 'released' ? undefined : '1 6'}
        d="M94 118l172-86M148 186l172-86"
      />
      <path className="scr__socket" d={`M271 32${sheet}`} />
      <path className="scr__paper" d={`M145 95${sheet}`} />
      <path className="scr__rail" d="M150 117.8h29.7" />
      {decision && decision !== 'returned' ? (
        <path
          className="sl"
          strokeWidth="2"
          d={`M164.6 137a11 11 0 1 1 22 0a11 11 0 1 1-22 0${seals[decision]}`}
        />
      ) : (
        <circle className="dsc__open" cx="175.6" cy="137" r="11" />
      )}
      <path className="scr__paper" d={`M99 118${sheet}`} />
      <path className="scr__rail" d="M104 144h34M104 154h29M104 164h34M104 173.5h24M104 183.5h17" />
      {blocked && <path className="dsc__failed" strokeWidth="2" d="M100 150h42v8h-42ZM100 169.5h42v8h-42Z" />}
      <path className={blocked ? 'dsc__scan dsc__failed' : 'dsc__scan sl'} strokeWidth="2" d="M82 161.5h78" />
      <path className="scr__socket" d={`M19 158${sheet}`} />
      <g className="dsc__file">
        <path className="p" d={`M19 158${sheet}`} />
        <path className="o" d="M25 183.8h32M25 195.2h27M25 206.6h32M25 218h17.6" />
      </g>
      {stations.map(({ x, y, textX, textY, anchor }, index) => (
        <g key={x}>
          <circle
            className="scr__dot"
            data-dot={index >= at ? 'open' : blocked && index === 1 ? 'error' : undefined}
            cx={x}
            cy={y}
            r="4.5"
          />
          <text x={textX} y={textY} textAnchor={anchor}>
            {index + 1} {words.stations[index]}
          </text>
        </g>
      ))}
      <text className="dsc__title" x="12" y="28">
        {from}
      </text>
      <text className="dsc__title" x="167" y="28" textAnchor="middle">
        {words.appliance}
      </text>
      <text className="dsc__title" x="338" y="240" textAnchor="end">
        {to}
      </text>
      <g transform="translate(118 74) rotate(-26.565)">
        <g className="dsc__stamp" data-stamp={decision ?? (blocked ? 'blocked' : 'open')}>
          <rect x="-36" y="-15" width="72" height="30" rx="4" />
          <text y="6" textAnchor="middle">
            {words.stamps[decision ?? (blocked ? 'blocked' : 'open')]}
          </text>
        </g>
      </g>
    </svg>
  )
}
