import { useLL, useWords } from '#i18n/words.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type CheckResult, checks, gradeOf } from './checks.ts'
import { limits } from './judge.ts'
import type { ReadinessCheck } from './use-readiness-check.ts'

const groups = [...new Set(checks.map(({ group }) => group))]

/** Every check with what it requires and, from the first run on, what was found and what to do. */
export function ChecksTable({ running, results }: ReadinessCheck) {
  const words = useWords('readiness')
  const LL = useLL().readiness
  const limitText: { [id in string]?: string } = {
    roundTrip: LL.limits.roundTrip(limits.roundTrip),
    throughput: LL.limits.throughput(limits.throughput),
    screen: LL.limits.screen(limits.screen),
  }
  const started = running || results.length > 0
  const current = running ? checks[results.length]?.id : undefined
  return (
    <table className={started ? 'checks checks--run' : 'checks'}>
      <thead>
        <tr>
          <th scope="col">{words.table.check}</th>
          <th scope="col">{words.table.need}</th>
          {started && <th scope="col">{words.table.result}</th>}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr className="checks__group">
            <th scope="rowgroup" colSpan={started ? 3 : 2}>
              {words.groups[group].title}
              <small>{words.groups[group].text}</small>
            </th>
          </tr>
          {checks
            .filter((check) => check.group === group)
            .map(({ id, need }) => (
              <tr key={id} aria-current={id === current ? 'step' : undefined}>
                <th scope="row">
                  {words.checks[id].name}
                  <small>{words.checks[id].why}</small>
                </th>
                <td>
                  <Chip>{words.need[need]}</Chip>
                  <small>{limitText[id]}</small>
                </td>
                {started && (
                  <td>
                    <Result result={results.find((known) => known.id === id)} />
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

function Result({ result }: { result: CheckResult | undefined }) {
  const words = useWords('readiness')
  const { units } = useLL().readiness
  if (!result) return words.status.waiting
  const grade = gradeOf(result)
  const { [result.finding as 'pass']: sentence, action } = words.checks[result.id]
  return (
    <>
      <p className="checks__found">
        <span className={`grade grade--${grade}`}>
          <Icon name={icons[grade]} small />
          {words.status[grade]}
        </span>
        <b className="num">{result.value?.(units)}</b>
      </p>
      {sentence && <p>{sentence}</p>}
      {(grade === 'warn' || grade === 'fail' || grade === 'optional') && (
        <p>
          <b>{words.actionLabel}</b> {action}
        </p>
      )}
    </>
  )
}

const icons = { pass: 'check', warn: 'alert', fail: 'close', optional: 'right', unknown: 'clock' } as const
