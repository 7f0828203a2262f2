import { memo, useLayoutEffect, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { StopButton, TimeAxis, TimeCursor } from '#src/ui/screen/time-cursor.tsx'
import {
  heightOf,
  isReadAlways,
  type Lane,
  lanes,
  pathOf,
  type Reading,
  readingAt,
  sample,
  timeOf,
  valueText,
} from './centerview-state.ts'

export type TimeProps = { minute: number; onMove: (minute: number, jump: boolean) => void }

const stops = sample.incidents.map(({ at }) => at)
const times = [40, 100, 160, 220]

/** Five charts under one cursor; the lane at fault is lifted. */
export function SessionPlot({ minute, jump, onMove }: TimeProps & { jump: boolean }) {
  const words = useWords('screen-centerview')
  const reading = readingAt(minute)
  const told = words[reading.moment === 'logon' || reading.moment === 'link' ? reading.moment : 'calm']
  return (
    <div className="cv__lanes">
      {lanes.map((lane) => (
        <LaneName key={lane} lane={lane} />
      ))}
      <div className="cv__plot" data-jump={jump || undefined}>
        {lanes.map((lane) => (
          <LanePane key={lane} lane={lane} minute={minute} {...reading.lanes[lane]} />
        ))}
        <TimeCursor
          label={words.time}
          max={sample.length}
          value={minute}
          valueText={`${timeOf(minute)} ${'title' in told ? told.title : words.calm[reading.moment === 'out' ? 'out' : 'usual'].title}`}
          flag={timeOf(minute)}
          stops={stops}
          onMove={onMove}
        />
      </div>
      {lanes.map((lane) => (
        <LaneValue key={lane} lane={lane} {...reading.lanes[lane]} />
      ))}
      <div className="cv__steps">
        <StopButton direction={-1} label={words.previous} value={minute} stops={stops} onMove={onMove} />
        <StopButton direction={1} label={words.next} value={minute} stops={stops} onMove={onMove} />
      </div>
      <TimeAxis max={sample.length} times={times} textOf={timeOf} stops={stops} />
    </div>
  )
}

const LaneName = memo(function LaneName({ lane }: { lane: Lane }) {
  const { name, metric } = useWords('screen-centerview').lanes[lane]
  return (
    <p className="cv__name">
      <b>{name}</b>
      <small>{metric}</small>
    </p>
  )
})

type LaneProps = { lane: Lane } & Reading['lanes'][Lane]

/** From a corner of a lane to where it is lifted. */
const tie = 'M0 0l12-6'

function LanePane({ lane, minute, value, role }: LaneProps & { minute: number }) {
  const jog = useRef<SVGSVGElement>(null)
  const { unread } = useWords('screen-centerview')
  useLayoutEffect(() => {
    // not on the pane: inherited custom properties would restyle its children on each move
    jog.current?.style.setProperty('--x', String((minute / sample.length) * 100))
  })
  return (
    <div className="cv__lane" data-role={role}>
      {role === 'cause' && (
        <svg className="cv__ties" width="240" height="40" aria-hidden="true">
          <rect width="100%" height="100%" className="scr__socket" />
          <path d={tie} />
          <path d={tie} />
          <path d={tie} />
        </svg>
      )}
      <div className="cv__pane">
        <svg
          className="cv__line"
          width="240"
          height="40"
          viewBox="0 0 240 40"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={pathOf(lane)} />
          {value !== undefined && (
            // without length, so that only its round ends are drawn, in px
            <g className="cv__dot" transform={`translate(${minute} ${Math.round(heightOf(lane, value))})`}>
              <path d="M0 0h0" />
              <path d="M0 0h0" />
            </g>
          )}
        </svg>
        {isReadAlways(lane) || <small className="cv__gap">{unread}</small>}
        {role === 'cause' && (
          <svg className="cv__jog" width="240" height="40" aria-hidden="true" ref={jog}>
            <line y2="100%" />
            <path className="sl" d="M0 0l-12 6" />
          </svg>
        )}
      </div>
    </div>
  )
}

const LaneValue = memo(function LaneValue({ lane, value, role }: LaneProps) {
  const words = useWords('screen-centerview')
  const messages = useLL()['screen-centerview']
  const usual = messages.usual({ value: valueText(lane, sample.lanes[lane].usual) })
  return (
    <p className="cv__value">
      <b>{value === undefined ? '–' : valueText(lane, value)}</b>
      <small>
        {value === undefined ? words.unread : role ? <strong>{words[role]}</strong> : usual}
        {role && <i className="scr__point" data-point={role === 'cause' ? 'on' : undefined} />}
      </small>
    </p>
  )
})
