import { useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Gauge } from '#src/ui/screen/gauge.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenPick } from '#src/ui/screen/screen-pick.tsx'
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
  return (
    <ScreenFrame product="mvda" small={small} {...words}>
      <div className="mvda__pick">
        <ScreenPick
          legend={words.endpoint}
          ids={endpoints}
          value={state.endpoint}
          onPick={(endpoint) => send({ type: 'endpoint', endpoint })}
        >
          {(id) => (
            <>
              <svg width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
                <path d={shapes[id].body} />
                <path className="mvda__mini" d={shapes[id].pane} />
              </svg>
              <span>{words.endpoints[id]}</span>
            </>
          )}
        </ScreenPick>
        <ScreenPick
          legend={words.line}
          ids={lines}
          value={state.line}
          onPick={(line) => send({ type: 'line', line })}
        >
          {(id) => (
            <>
              <svg width="46" height="30" viewBox="0 0 46 30" aria-hidden="true">
                <path d={lineShapes[id]} />
              </svg>
              <span>{words.lines[id].name}</span>
              <small>{words.lines[id].detail}</small>
            </>
          )}
        </ScreenPick>
      </div>
      <div className="scr__in">
        <SessionDrawing key={state.connects} state={state} />
        {!small && (
          <>
            <ScreenTabs name="mvda-panel" {...words.panels} />
            <MvdaFigures state={state} />
            <ol
              className="mvda__steps scr__rows scr__rows--numbered scr__pane scr__pane--aside"
              data-panel="2"
            >
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className="scr__foot mvda__foot">
        <p role="status">
          {messages.status({
            ...figuresOf(state),
            endpoint: words.endpoints[state.endpoint],
            line: words.lines[state.line].told,
          })}
        </p>
        <div className="scr__keys scr__live">
          <Button small ghost onClick={() => send({ type: 'reconnect' })}>
            {words.reconnect}
          </Button>
        </div>
      </div>
    </ScreenFrame>
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
  const used = Math.round((Number(megabits) / capacity) * 100)
  const figures = [
    { name: 'transport', value: transport, unit: codec, text: words.transports[transport] },
    {
      name: 'frames',
      value: frames,
      unit: 'fps',
      text: messages.second({ pixels }),
      gauge: <FrameRuler state={state} />,
    },
    {
      name: 'picture',
      value: picture,
      unit: '%',
      text: words.textFirst,
      gauge: <Gauge of={[100, picture]} />,
    },
    {
      name: 'bandwidth',
      value: megabits,
      unit: 'Mbit/s',
      text: messages.capacity({ capacity }),
      gauge: <Gauge of={[used]} />,
    },
  ] as const
  return (
    <dl className="mvda__figures scr__pane--foot" data-panel="1">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{words.figures[figure.name]}</dt>
          <dd>
            <b>{figure.value}</b>
            {figure.unit === '%' || '\u00a0'}
            {figure.unit}
            {'gauge' in figure && figure.gauge}
          </dd>
          <dd>{figure.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A tick per frame of a second; after a choice a mark runs over them once at that rate. */
function FrameRuler({ state }: { state: MvdaState }) {
  const mark = useRef<SVGPathElement>(null)
  const { frames } = figuresOf(state)
  useEffect(() => {
    if (state === startState || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const run = mark.current?.animate(
      { transform: ['none', 'translateX(60px)'], opacity: [1, 1] },
      { duration: 1000, easing: `steps(${frames})` },
    )
    return () => run?.cancel()
  }, [state, frames])
  return (
    <svg
      className="scr__gauge"
      width="60"
      height="14"
      viewBox="0 0 60 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        strokeWidth="9"
        strokeDasharray={`.34 ${Math.round((60 / frames - 0.34) * 1000) / 1000}`}
        d="M0 7h60"
      />
      <path ref={mark} className="mvda__mark" d="M0 0v14" />
    </svg>
  )
}
