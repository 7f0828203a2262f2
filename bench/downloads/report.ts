import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Engine } from './fill-database.ts'
import type { Times } from './measure.ts'
import type { Plan } from './slowest-plan.ts'

export interface EngineResult {
  engine: Engine
  version: string
  /** Packages in the small and in the large database. */
  sizes: [number, number]
  rows: { name: string; small: Times; large: Times; rounds: number }[]
  slowest: { name: string } & Plan
}

/** The results as a document. @param wanted packages the large database was to have */
export function report(results: readonly EngineResult[], wanted: number, date: Date): string {
  return `# Searching the downloads: few packages and many

Written by \`node bench/downloads-search.ts\` on ${date.toISOString().slice(0, 10)}, on ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${results.map(({ engine, version }) => `${engine} ${version}`).join(', ')}.

Milliseconds of \`listDownloads\`, which is what a request to \`GET /downloads\` asks the database, on a warm cache. Both
sizes are measured in turn in one run. The ratio is that of the medians. Wanted were ${wanted.toLocaleString('en')} packages; where a
table says fewer, the time for filling (25 s) was over. Load average at the end of the run: ${loadavg()[0]?.toFixed(1)}.

A text that is not found although all its pairs of letters are known is compared with every package that has its rarest
pair, so its cost grows with their number; the other searches read no more than a page and 200 counted results.

${results.map((result) => section(result)).join('\n\n')}
`
}

function section({ engine, sizes, rows, slowest }: EngineResult): string {
  const [small, large] = sizes.map((size) => size.toLocaleString('en'))
  const lines = rows.map(({ name, small, large, rounds }) =>
    line([
      name,
      ...[small, large].flatMap(({ median, p95 }) => [ms(median), ms(p95)]),
      ratio(small, large),
      `${rounds}`,
    ]),
  )
  return `## ${engine}

${line(['Search', `${small}: median`, 'p95', `${large}: median`, 'p95', 'ratio', 'rounds'])}
${line(['---', ...Array(6).fill('---:')])}
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
