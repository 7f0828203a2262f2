import { useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { dscSample as sample } from './dsc-sample.ts'
import { type DscState, isBlocked, recordOf, stationsOf } from './dsc-state.ts'

type PaperProps = { state: DscState }

/** The request, what its checks found, and who has to approve. */
export function RequestSlip({ state }: PaperProps) {
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
      <dl>
        {(['applicant', 'size', 'purpose'] as const).map((fact) => (
          <div key={fact}>
            <dt>{words.facts[fact]}</dt>
            <dd>{told[fact]}</dd>
          </div>
        ))}
      </dl>
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
      <dl>
        {told.approval.map(({ name, text }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{decision && index === 1 ? words.decided[decision] : text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What has been written down, and a blank for the next line. */
export function AuditRecord({ state }: PaperProps) {
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
