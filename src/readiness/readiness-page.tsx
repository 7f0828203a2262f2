import { useLL, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { CheckPanel } from './check-panel.tsx'
import './readiness.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type CheckResult, checks, gradeOf } from './checks.ts'
import { limits } from './judge.ts'

/**
 * The readiness check before a trial. The page itself says what is checked and what is required, so it serves as a
 * list to go through where scripts are off.
 */
export function ReadinessPage() {
  const words = useWords('readiness')
  const check = useReadinessCheck()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <CheckPanel {...check} />
        <Note>{words.scope}</Note>
      </Band>
      <Band tone="zone">
        <Heading title={words.table.heading} split>
          {words.table.lead}
        </Heading>
        <ChecksTable {...check} />
      </Band>
    </>
  )
}

export type ReadinessCheck = ReturnType<typeof useReadinessCheck>

/** Runs the checks when asked. What measures is loaded on the first run. */
function useReadinessCheck() {
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const run = useMutation({
    // offline there are results too; by default a mutation would wait for the network
    networkMode: 'always',
    mutationFn: async () => {
      controller.current = new AbortController()
      const { signal } = controller.current
      setResults([])
      const { runChecks } = await import('./run-checks.ts')
      await runChecks(signal, (result) => setResults((known) => [...known, result]))
    },
  })
  return {
    results,
    running: run.isPending,
    /** what measures could not be loaded */
    failed: run.isError,
    startedAt: run.submittedAt,
    start: () => run.mutate(),
    stop: () => controller.current?.abort(),
  }
}

const groups = [...new Set(checks.map(({ group }) => group))]

/** Every check with what it requires and, from the first run on, what was found and what to do. */
function ChecksTable({ running, results }: ReadinessCheck) {
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
