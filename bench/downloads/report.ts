import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Engine } from '../database/asked-queries.ts'
import type { Times } from './measure.ts'
import type { Plan } from './slowest-plan.ts'

export interface EngineResult {
  engine: Engine
  version: string
  /** Packages in the small and in the large database. */
  sizes: readonly [number, number]
  /** Seconds it took to fill both. */
  filledIn: number
  rows: { name: string; found: string; small: Times; large: Times; rounds: number }[]
  slowest: { name: string } & Plan
}

/** The results as a document. */
export function report(results: readonly EngineResult[], date: Date): string {
  return `# Searching the downloads: few packages and many

Written by \`node bench/downloads-search.ts\` on ${date.toISOString().slice(0, 10)}, on ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${results.map(({ engine, version }) => `${engine} ${version}`).join(', ')}.

Milliseconds of \`listDownloads\`, which is what a request to \`GET /downloads\` asks the database, on a warm cache; HTTP
around it costs the same for both. Both sizes are measured in turn in one run. The ratio is that of the medians. Every
package has a name of its own. Load average at the end of the run: ${loadavg()[0]?.toFixed(1)}.

${results.map((result) => section(result)).join('\n\n')}
`
}

function section({ engine, sizes, filledIn, rows, slowest }: EngineResult): string {
  const [small, large] = sizes.map((size) => size.toLocaleString('en'))
  const lines = rows.map(({ name, found, small, large, rounds }) =>
    line([
      name,
      found,
      ...[small, large].flatMap(({ median, p95 }) => [ms(median), ms(p95)]),
      ratio(small, large),
      `${rounds}`,
    ]),
  )
  return `## ${engine}

Filled and indexed in ${filledIn.toFixed(0)} s.

${line(['Search', 'finds', `${small}: median`, 'p95', `${large}: median`, 'p95', 'ratio', 'rounds'])}
${line(['---', ...Array(7).fill('---:')])}
${lines.join('\n')}

The slowest at ${large} is “${slowest.name}”. Its slowest statement, and the plan:

\`\`\`
${slowest.statement}

${slowest.plan}
\`\`\``
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

function ms(value: number): string {
  return value.toFixed(2)
}

function ratio(small: Times, large: Times): string {
  return (large.median / small.median).toFixed(1)
}
