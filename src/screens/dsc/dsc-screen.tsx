import { useEffect, useReducer, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenPick } from '#src/ui/screen/screen-pick.tsx'
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
      <ScreenPick
        className="dsc__pick scr__pick"
        legend={words.pick}
        ids={requestIds}
        value={request}
        onPick={(id) => send({ type: 'pick', request: id })}
      >
        {(id) => (
          <>
            <span>{words.requests[id].file}</span>
            <Way request={id} decision={decisions[id]} />
          </>
        )}
      </ScreenPick>
      <div className="scr__in" data-request={request} data-decision={decision}>
        <div className="dsc__stage">
          <TransferDrawing key={request} state={state} />
          <div className="scr__foot">
            <p role="status">{words.status[decision ?? request]}</p>
            <Decide state={state} send={send} />
          </div>
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
      {useLL()['screen-dsc'].way({ from, to })} <b data-progress={progress}>{words.progress[progress]}</b>
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
    <div className="scr__keys scr__live">
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
  return (
    <div className="dsc__slip scr__pane scr__pane--aside" data-panel="1">
      <h2>
        <i className="scr__point" data-point="on" />1 {words.headings.request}
        <span>{told.number}</span>
      </h2>
      <Pairs
        className="scr__rows"
        of={(['applicant', 'size', 'purpose'] as const).map((fact) => [words.facts[fact], told[fact]])}
      />
      <h2>
        <i className="scr__point" data-point={isBlocked(request) ? 'error' : 'on'} />2 {words.headings.checks}
      </h2>
      <ul className="scr__rows">
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
      <h2>
        <i className="scr__point" data-point={stationsOf(state) > 2 ? 'on' : 'open'} />3{' '}
        {words.headings.approval}
      </h2>
      <Pairs
        className="scr__rows"
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
    <div className="dsc__record scr__pane scr__pane--foot" data-panel="2">
      <h2>
        <i className="scr__point" data-point="on" />
        {words.headings.record}
      </h2>
      <ol className="scr__rows">
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
        {!decision && <li className="dsc__next">{words.next}</li>}
      </ol>
    </div>
  )
}
