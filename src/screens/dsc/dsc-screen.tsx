import { useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { AuditRecord, RequestSlip } from './dsc-papers.tsx'
import {
  type DscAction,
  type DscState,
  decisionsFor,
  dscReducer,
  requestIds,
  startState,
} from './dsc-state.ts'
import { TransferDrawing } from './transfer-drawing.tsx'

/**
 * A file asks to cross from one zone to another: checked, approved, ferried, recorded. The visitor approves.
 * @param props.small without the request's papers
 */
export function DscScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-dsc')
  const [state, send] = useReducer(dscReducer, startState)
  const { request, decision } = state
  return (
    <ScreenFrame product="dsc" small={small} {...words}>
      <fieldset className="dsc__pick">
        <legend className="vh">{words.pick}</legend>
        {requestIds.map((id) => (
          <label key={id}>
            <input
              className="scr__live"
              type="radio"
              name="dsc"
              checked={id === request}
              onChange={() => send({ type: 'pick', request: id })}
            />
            <b>{words.requests[id].file}</b>
            <Way request={id} />
          </label>
        ))}
      </fieldset>
      <div className="dsc__in" data-request={request} data-decision={decision}>
        <div className="dsc__stage">
          <TransferDrawing key={request} state={state} />
          <p role="status">{words.status[decision ?? request]}</p>
          <Decide state={state} send={send} />
        </div>
        {!small && (
          <>
            <ScreenTabs name="dsc-panel" {...words.panels} />
            <RequestSlip state={state} />
            <AuditRecord state={state} />
          </>
        )}
      </div>
    </ScreenFrame>
  )
}

function Way({ request }: Pick<DscState, 'request'>) {
  const { from, to } = useWords('screen-dsc').requests[request]
  return <small>{useLL()['screen-dsc'].way({ from, to })}</small>
}

/** Two ways to decide, and afterwards one to begin anew; the focus goes along. */
function Decide({ state, send }: { state: DscState; send: (action: DscAction) => void }) {
  const words = useWords('screen-dsc').actions
  const { request, decision } = state
  const [usual, other] = decisionsFor(request)
  const first = useRef<HTMLButtonElement>(null)
  const hasDecided = useRef(false)
  useEffect(() => {
    if (hasDecided.current) first.current?.focus({ preventScroll: true })
    hasDecided.current = false
  })
  const decide = (to: DscState['decision']) => {
    hasDecided.current = true
    send({ type: 'decide', decision: to })
  }
  return (
    <div className="dsc__decide scr__live">
      {decision ? (
        <Button ref={first} key="again" small ghost onClick={() => decide(undefined)}>
          {words.again}
        </Button>
      ) : (
        <>
          <Button ref={first} key={usual} small onClick={() => decide(usual)}>
            {words[usual]}
          </Button>
          <Button small ghost onClick={() => decide(other)}>
            {words[other]}
          </Button>
        </>
      )}
    </div>
  )
}
