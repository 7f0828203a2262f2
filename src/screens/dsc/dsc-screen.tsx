import { useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import {
  type Decision,
  type DscAction,
  type DscState,
  decisionsFor,
  dscReducer,
  isBlocked,
  recordOf,
  requestIds,
  sample,
  startState,
  stationsOf,
  waitingIn,
} from './dsc-state.ts'
import { TransferDrawing } from './transfer-drawing.tsx'

/** @param props.small without the request's papers */
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
      <fieldset className="dsc__pick scr__pick">
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
      <div className="scr__in" data-request={request} data-decision={decision}>
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

/** Progress of the request: a blocked file is visible before it is picked. */
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

/** Decision buttons, then next and restart; manages the focus. */
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

type PaperProps = { state: DscState }

/** The request, its check results and the approver. */
function RequestSlip({ state }: PaperProps) {
  const words = useWords('screen-dsc')
  const { request, decisions } = state
  const decision = decisions[request]
  const told = words.requests[request]
  const blocked = isBlocked(request)
  return (
    <div className="dsc__slip" data-panel="1">
      <h2 data-dot="on">
        {words.headings.request}
        <span>{told.number}</span>
      </h2>
      <Pairs
        of={(['applicant', 'size', 'purpose'] as const).map((fact) => [words.facts[fact], told[fact]])}
      />
      <h2 data-dot={blocked ? 'error' : 'on'}>{words.headings.checks}</h2>
      <ul>
        {words.checks.map((name, index) => {
          const passed = sample[request].checks[index]
          return (
            <li key={name} data-failed={!passed || undefined}>
              <Icon name={passed ? 'check' : 'close'} />
              <span>{name}</span>
              {told.found[index]}
            </li>
          )
        })}
      </ul>
      <h2 data-dot={stationsOf(state) > 2 ? 'on' : 'open'}>{words.headings.approval}</h2>
      <Pairs
        of={told.approval.map(({ name, text }, index) => [
          name,
          decision && index === 1 ? words.decided[decision] : text,
        ])}
      />
    </div>
  )
}

/** The audit log, with a blank next line. */
function AuditRecord({ state }: PaperProps) {
  const words = useWords('screen-dsc')
  const { request, decisions } = state
  const decision = decisions[request]
  return (
    <div className="dsc__record" data-panel="2">
      <h2 data-dot="on">{words.headings.record}</h2>
      <ol>
        {recordOf(state).map(({ time, key }) => {
          const line =
            key === 'outcome'
              ? words.record[decision === 'released' ? 'ferried' : 'kept']
              : key === 'asked' || key === 'checked' || key === 'first'
                ? words.requests[request].record[key]
                : words.record[key]
          return (
            <li key={key}>
              <time>{time}</time>
              <b>{line.what}</b>
              <span>{line.text}</span>
            </li>
          )
        })}
        {!decision && (
          <li className="dsc__next">
            <i />
            <i />
            <span>{words.next}</span>
          </li>
        )}
      </ol>
    </div>
  )
}
