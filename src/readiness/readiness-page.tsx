import { useLL, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { CheckPanel } from './check-panel.tsx'
import './readiness.css'
// biome-ignore lint/style/noRestrictedImports: no operation of the staff's
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { StackedTable } from '#src/ui/stacked-table.tsx'
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
  const { check, need, result } = words.table
  const started = running || results.length > 0
  const rowOf = ({ id, need }: (typeof checks)[number]) => ({
    key: id,
    cells: [
      <>
        {words.checks[id].name} <span>{words.checks[id].why}</span>
      </>,
      <>
        <Chip>{words.need[need]}</Chip> {limitText[id]}
      </>,
      ...(started ? [<Result key={id} result={results.find((known) => known.id === id)} />] : []),
    ],
  })
  return (
    <StackedTable
      columns={started ? [check, need, result] : [check, need]}
      groups={groups.map((group) => ({
        key: group,
        head: words.groups[group],
        rows: checks.filter((one) => one.group === group).map(rowOf),
      }))}
    />
  )
}

function Result({ result }: { result: CheckResult | undefined }) {
  const words = useWords('readiness')
  const { units } = useLL().readiness
  if (!result) return words.status.waiting
  const grade = gradeOf(result)
  return (
    <>
      <span className={`grade grade--${grade}`}>
        <Icon name={icons[grade]} small />
        {words.status[grade]}
      </span>{' '}
      <b className="num">{result.value?.(units)}</b>
      {(grade === 'warn' || grade === 'fail' || grade === 'optional') && (
        <p>{words.checks[result.id].action}</p>
      )}
    </>
  )
}

const icons = { pass: 'check', warn: 'alert', fail: 'close', optional: 'right', unknown: 'clock' } as const
