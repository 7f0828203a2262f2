import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import {
  type Endpoint,
  endpoints,
  figuresOf,
  type Line,
  lines,
  type MvdaState,
  mvdaReducer,
  startState,
} from './mvda-state.ts'
import { SessionDrawing } from './session-drawing.tsx'

/** @param props.small without figures and steps */
export function MvdaScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-mvda')
  const messages = useLL()['screen-mvda']
  const [state, send] = useReducer(mvdaReducer, startState)
  const figures = figuresOf(state)
  return (
    <ScreenFrame product="mvda" small={small} {...words}>
      <div className="mvda__pick">
        <Choice
          name="mvda-endpoint"
          legend={words.endpoint}
          options={endpoints.map((id) => ({
            id,
            name: words.endpoints[id],
            icon: <EndpointIcon endpoint={id} />,
          }))}
          value={state.endpoint}
          onPick={(endpoint) => send({ type: 'endpoint', endpoint })}
        />
        <Choice
          name="mvda-line"
          legend={words.line}
          options={lines.map((id) => ({ id, ...words.lines[id], icon: <LineIcon line={id} /> }))}
          value={state.line}
          onPick={(line) => send({ type: 'line', line })}
        />
      </div>
      <div className="scr__in">
        <SessionDrawing key={state.connects} state={state} />
        {!small && (
          <>
            <ScreenTabs name="mvda-panel" {...words.panels} />
            <MvdaFigures state={state} />
            <ol className="mvda__steps" data-panel="2">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className="mvda__foot">
        <p role="status">
          {messages.status({
            endpoint: words.endpoints[state.endpoint],
            line: words.lines[state.line].told,
            transport: figures.transport,
            frames: figures.frames,
            picture: figures.picture,
            megabits: figures.megabits,
          })}
        </p>
        <button type="button" className="scr__key scr__live" onClick={() => send({ type: 'reconnect' })}>
          {words.reconnect}
        </button>
      </div>
    </ScreenFrame>
  )
}

type ChoiceProps<Id extends string> = {
  name: string
  legend: string
  options: readonly { id: Id; name: string; detail?: string; icon: ReactNode }[]
  value: Id
  onPick: (id: Id) => void
}

/** Native radios as tiles; the selected one holds the pane. */
function Choice<Id extends string>({ name, legend, options, value, onPick }: ChoiceProps<Id>) {
  return (
    <fieldset className="scr__pick">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            className="scr__live"
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onPick(option.id)}
          />
          {option.icon}
          <span>{option.name}</span>
          {option.detail && <small>{option.detail}</small>}
        </label>
      ))}
    </fieldset>
  )
}

function EndpointIcon({ endpoint }: { endpoint: Endpoint }) {
  const { body, pane } = shapes[endpoint]
  return (
    <svg width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
      <path d={body} />
      <path className="mvda__mini" d={pane} />
    </svg>
  )
}

function LineIcon({ line }: { line: Line }) {
  return (
    <svg width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
      <path d={lineShapes[line]} />
    </svg>
  )
}

const shapes: Record<Endpoint, { body: string; pane: string }> = {
  thin: { body: 'M9 3h29v19H9zM23.5 22v5m-7 0h14M2 13h4v14H2z', pane: 'M12 6h23v13H12z' },
  laptop: { body: 'M8 4h29v19H8zM3 26.5h39', pane: 'M11 7h23v13H11z' },
  tablet: {
    body: 'M11 4h24a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    pane: 'M13 7h20v17H13z',
  },
  phone: {
    body: 'M18 2h10a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
    pane: 'M18 6h10v18H18z',
  },
}

const lineShapes: Record<Line, string> = {
  good: 'M3 10h40M3 15h40M3 20h40',
  mobile: 'M3 15h7m4 0h3m6 0h9m5 0h2',
  branch: 'M3 10h12l4 3h8l4-3h12M3 20h12l4-3h8l4 3h12M3 15h40',
}

/** Transport, frames per second, sharpness and bandwidth, with a gauge each. */
function MvdaFigures({ state }: { state: MvdaState }) {
  const words = useWords('screen-mvda')
  const messages = useLL()['screen-mvda']
  const { transport, codec, pixels, frames, picture, megabits, capacity } = figuresOf(state)
  return (
    <dl className="mvda__figures" data-panel="1">
      <div>
        <dt>{words.figures.transport}</dt>
        <dd>
          <b>{transport}</b> {codec}
          <span>{words.transports[transport]}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.frames}</dt>
        <dd>
          <b>{frames}</b>&nbsp;fps
          <FrameRuler state={state} />
          <span>{messages.second({ pixels })}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.picture}</dt>
        <dd>
          <b>{picture}</b>%
          <svg width="100" height="14" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path className="mvda__track" d="M0 4h100M0 10h100" />
            <path d={`M0 4h100M0 10h${picture}`} />
          </svg>
          <span>{words.textFirst}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.bandwidth}</dt>
        <dd>
          <b>{megabits}</b>&nbsp;Mbit/s
          <svg width="100" height="14" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path className="mvda__track" d="M0 7h100" />
            <path d={`M0 7h${Math.round((Number(megabits) / capacity) * 100)}`} />
          </svg>
          <span>{messages.capacity({ capacity })}</span>
        </dd>
      </div>
    </dl>
  )
}

/** A tick per frame of a second; after a choice a mark runs over them once at that rate. */
function FrameRuler({ state }: { state: MvdaState }) {
  const mark = useRef<HTMLElement>(null)
  const { frames } = figuresOf(state)
  useEffect(() => {
    if (state === startState || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const run = mark.current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateX(100%)', opacity: 1 },
      ],
      { duration: 1000, easing: `steps(${frames})` },
    )
    return () => run?.cancel()
  }, [state, frames])
  return (
    <i className="mvda__ruler">
      <svg width="60" height="14" viewBox="0 0 60 14" preserveAspectRatio="none" aria-hidden="true">
        <path strokeDasharray={`.34 ${Math.round((60 / frames - 0.34) * 1000) / 1000}`} d="M0 7h60" />
      </svg>
      <i ref={mark} />
    </i>
  )
}
