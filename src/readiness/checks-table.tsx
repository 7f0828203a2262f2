import { useLL, useWords } from '#i18n/words.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import {
  type CheckId,
  type CheckResult,
  checks,
  type Grade,
  type GroupId,
  groups,
  type Need,
} from './checks.ts'
import { gradeOf } from './evaluate.ts'
import type { CheckState } from './use-readiness-check.ts'
import { limitText, valueText } from './value-text.ts'

/** Every check with what it requires and, from the first run on, what was found and what to do. */
export function ChecksTable({ phase, results, current }: CheckState) {
  const words = useWords('readiness')
  const started = phase !== 'idle' && phase !== 'failed'
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
          <GroupRow group={group} span={started ? 3 : 2} />
          {checks
            .filter((check) => check.group === group)
            .map(({ id, need }) => (
              <tr key={id} aria-current={id === current && phase === 'running' ? 'step' : undefined}>
                <th scope="row">
                  {words.checks[id].name}
                  <small>{words.checks[id].why}</small>
                </th>
                <td>
                  <Requirement id={id} need={need} />
                </td>
                {started && (
                  <td>
                    <Result id={id} result={results.find((known) => known.id === id)} />
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

function GroupRow({ group, span }: { group: GroupId; span: number }) {
  const { title, text } = useWords('readiness').groups[group]
  return (
    <tr className="checks__group">
      <th scope="rowgroup" colSpan={span}>
        {title}
        <small>{text}</small>
      </th>
    </tr>
  )
}

function Requirement({ id, need }: { id: CheckId; need: Need }) {
  const words = useWords('readiness')
  const limit = limitText(useLL(), id)
  return (
    <>
      <Chip>{words.need[need]}</Chip>
      {limit && <small>{limit}</small>}
    </>
  )
}

function Result({ id, result }: { id: CheckId; result: CheckResult | undefined }) {
  const words = useWords('readiness')
  const LL = useLL()
  if (!result) return <span className="grade grade--waiting">{words.status.waiting}</span>
  const grade = gradeOf(result)
  const value = valueText(LL, result)
  const { [result.finding as 'pass']: sentence, action } = words.checks[id]
  return (
    <>
      <p className="checks__found">
        <span className={`grade grade--${grade}`}>
          <Icon name={icons[grade]} small />
          {words.status[grade]}
        </span>
        {value && <b className="num">{value}</b>}
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

const icons: Record<Grade, IconName> = {
  pass: 'check',
  warn: 'alert',
  fail: 'close',
  optional: 'right',
  unknown: 'clock',
}
