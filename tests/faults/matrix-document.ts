import { type Fault, faults } from './chaos-proxy.ts'
import { journeys, type Outcome } from './journeys.ts'
import type { FaultReport } from './try-fault.ts'

/** The matrix as a page of the documentation. */
export function matrixDocument(reports: ReadonlyMap<Fault, FaultReport>): string {
  const names = Object.keys(journeys)
  const head = ['fault', ...names, 'well again']
  const rows = faults.map((fault) => {
    const report = reports.get(fault)
    return [fault, ...names.map((name) => cell(report?.cold[name])), seconds(report?.recovered)]
  })
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  return `${introduction}\n\n${table}\n`
}

const introduction = `# What visitors get while the upstream is in trouble

Each cell is a test (\`tests/drills/faults.night.test.ts\`): a site that has never read anything, behind a proxy that brings
the fault about (\`tests/faults/chaos-proxy.ts\`), all eight journeys at once. It holds the status, what it is (\`unavailable\`:
the page says so, as nothing was ever received; \`kept\`: in the site's inbox, delivered later) and the seconds it took. The
target is 2 s, and 8 s for a form: a page waits 1 s for the upstream, a form 6 s, what is more is a process that has just started and makes all eight
at once, on the machine of the tests. The last column is how long after the end of the fault everything was as
always, forms and dates included, without a restart.

Written by \`FAULT_MATRIX=write npm run drill -- faults\`.`

function cell(outcome: Outcome | undefined): string {
  if (!outcome) return 'not run'
  return outcome.wrong.length > 0 ? `**${outcome.wrong.join('; ')}**` : `${outcome.said}, ${seconds(outcome)}`
}

function seconds(outcome: Outcome | undefined): string {
  return outcome ? `${(outcome.ms / 1000).toFixed(1)} s` : 'not run'
}
