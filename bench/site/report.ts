import { availableParallelism, cpus, loadavg } from 'node:os'
import { type Measured, median, ratioTo } from './rounds.ts'
import type { Weight } from './weigh.ts'

export type Results = {
  loader: string
  rounds: number
  seconds: number
  measured: Measured[]
  starts: { title: string; ms: number[] }[]
  memory: { requests: number; rss: number }[]
  answers: Record<string, number>
  weights: { title: string; weight: Weight }[]
}

/** The results as a document. */
export function report(results: Results, date = new Date()): string {
  const { loader, rounds, seconds, measured, starts, memory, answers, weights } = results
  const rows = [...new Set(measured.map(({ row }) => row))]
  return `# The site beside its peers and its limits

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}: Node ${process.versions.node}, ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}), shared by the servers and the load (${loader}). Load average at the end: ${loadavg()[0]?.toFixed(1)}.
Every server is one process. Each figure is the median of ${rounds} rounds of ${seconds} s; in a round all servers are measured in turn,
and a ratio is the median of the rounds' ratios, with the smallest and the largest.

The peers show our home page: the same elements, words and styles, written as a component of each framework
(\`bench/site/write-page.ts\`) that is hydrated as a whole in Next.js and Nuxt, as ours is; Astro sends no scripts.
They do not load data, ours does.

${rows
  .map((row) =>
    section(
      row,
      measured.filter((one) => one.row === row),
    ),
  )
  .join('\n\n')}

## Start to first answer, ms

| server | median | all |
|---|--:|---|
${starts.map(({ title, ms }) => line([title, median(ms).toFixed(0), ms.map((one) => one.toFixed(0)).join(', ')])).join('\n')}

## Memory of the site's process in the course of mixed requests

| requests | RSS, MB |
|--:|--:|
${memory.map(({ requests, rss }) => line([requests.toLocaleString('en'), (rss / 1048576).toFixed(0)])).join('\n')}

Answers: ${Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}.

## First visit to the home page, bytes

| server | HTML and styles, brotli | scripts named in it, gzip | elements |
|---|--:|--:|--:|
${weights.map(({ title, weight }) => line([title, ...[weight.firstFlight, weight.scripts, weight.elements].map((one) => one.toLocaleString('en'))])).join('\n')}
`
}

function section(row: string, measured: Measured[]): string {
  const [ours] = measured
  const lines = measured.map((one) => {
    const { middle, low, high } = ratioTo(ours as Measured, one)
    const of = (pick: 'rps' | 'p50' | 'p99') => median(one.loads.map((load) => load[pick]))
    const ratio = one === ours ? '' : `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
    const errors = one.loads.reduce((sum, load) => sum + load.errors, 0)
    return line([
      one.server.title + (errors > 0 ? ` (${errors} errors)` : ''),
      ...[of('rps').toFixed(0), of('p50').toFixed(2), of('p99').toFixed(2), ratio],
    ])
  })
  return `## ${row}

| server | requests/s | p50, ms | p99, ms | ours to it |
|---|--:|--:|--:|--:|
${lines.join('\n')}`
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
