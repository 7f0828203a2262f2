import { useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { AuditRecord, RequestSlip } from './dsc-papers.tsx'
import {
  type Decision,
  type DscAction,
  type DscState,
  decisionsFor,
  dscReducer,
  isBlocked,
  requestIds,
  startState,
  waitingIn,
} from './dsc-state.ts'
import { TransferDrawing } from './transfer-drawing.tsx'

/**
 * A file asks to cross from one zone to another: checked, approved, ferried, recorded. The visitor approves.
 * @param props.small without the request's papers
 */
export function DscScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-dsc')
  const [state, send] = useReducer(dscReducer, startState)
  const { request, decisions } = state
  const decision = decisions[request]
  const waiting = waitingIn(state).length
  const messages = useLL()['screen-dsc']
  const subject = waiting > 0 ? messages.waiting({ count: waiting }) : words.noneWaiting
  return (
    <ScreenFrame product="dsc" small={small} {...words} subject={subject}>
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
            <span>{words.requests[id].file}</span>
            <Way request={id} decision={decisions[id]} />
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

/** From where to where, and how far the request has come: a blocked file can be seen before it is picked. */
function Way({ request, decision }: Pick<DscState, 'request'> & { decision: Decision | undefined }) {
  const words = useWords('screen-dsc')
  const { from, to } = words.requests[request]
  const progress = decision ?? (isBlocked(request) ? 'blocked' : 'open')
  return (
    <small>
      {useLL()['screen-dsc'].way({ from, to })}{' '}
      <span data-progress={progress}>{words.progress[progress]}</span>
    </small>
  )
}

/** Two ways to decide, and afterwards the next request and a way to begin anew; the focus goes along. */
function Decide({ state, send }: { state: DscState; send: (action: DscAction) => void }) {
  const words = useWords('screen-dsc').actions
  const { request, decisions } = state
  const [usual, other] = decisionsFor(request)
  const [next] = waitingIn(state)
  const first = useRef<HTMLButtonElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    if (hasActed.current) first.current?.focus({ preventScroll: true })
    hasActed.current = false
  })
  const act = (action: DscAction) => {
    hasActed.current = true
    send(action)
  }
  return (
    <div className="dsc__decide scr__live">
      {decisions[request] ? (
        <>
          {next && (
            <Button ref={first} key="next" small onClick={() => act({ type: 'pick', request: next })}>
              {words.next}
            </Button>
          )}
          <Button
            ref={next ? undefined : first}
            key="again"
            small
            ghost
            onClick={() => act({ type: 'decide' })}
          >
            {words.again}
          </Button>
        </>
      ) : (
        <>
          <Button ref={first} key={usual} small onClick={() => act({ type: 'decide', decision: usual })}>
            {words[usual]}
          </Button>
          <Button small ghost onClick={() => act({ type: 'decide', decision: other })}>
            {words[other]}
          </Button>
        </>
      )}
    </div>
  )
}
