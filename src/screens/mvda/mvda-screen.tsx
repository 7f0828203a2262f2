import { useReducer } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { Choice, EndpointIcon, LineIcon } from './mvda-choice.tsx'
import { MvdaFigures } from './mvda-figures.tsx'
import { endpoints, figuresOf, lines, mvdaReducer, startState } from './mvda-state.ts'
import { SessionDrawing } from './session-drawing.tsx'

/**
 * A session's way from the data to the endpoint; the protocol adapts to the endpoint and to its line.
 * @param props.small without figures and steps
 */
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
      <div className="mvda__in">
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
