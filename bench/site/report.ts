import { availableParallelism, cpus, loadavg } from 'node:os'
import { type Course, clearedWithin } from './measure-life.ts'
import { median, type Row, ratioTo } from './rounds.ts'
import type { Weight } from './weigh.ts'

/** When and in which company something was measured. */
export type Circumstances = { date: string; node: string; load: number }

/** What was measured, each part at its time. */
export type Results = {
  speed?: Circumstances & {
    loader: string
    rounds: number
    seconds: number
    measured: Row[]
    weights: { title: string; weight: Weight }[]
  }
  starts?: Circumstances & { measured: { title: string; ms: number[] }[] }
  memory?: Circumstances & { courses: Course[] }
}

export function circumstances(): Circumstances {
  const date = new Date().toISOString().slice(0, 10)
  return { date, node: process.versions.node, load: loadavg()[0] ?? Number.NaN }
}

/** The results as a document. */
export function report({ speed, starts, memory }: Results): string {
  return `# The site beside its peers and its limits

Written by \`npm run bench\`: ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), shared by the servers and the load. Every server
is one process.
${speed ? speedSections(speed) : ''}${starts ? startSection(starts) : ''}${memory ? memorySection(memory) : ''}`
}

function speedSections(speed: NonNullable<Results['speed']>): string {
  const { loader, rounds, seconds, measured, weights } = speed
  const rows = [...new Set(measured.map(({ row }) => row))]
  const sections = rows.map((row) =>
    section(
      row,
      measured.filter((one) => one.row === row),
    ),
  )
  return `
The peers show our home page: the same elements, words and styles, written as a component of each framework
(\`bench/site/write-page.ts\`) that is hydrated as a whole in Next.js and Nuxt, as ours is; Astro sends no scripts.
They do not load data, ours does. Where nothing else is said all are asked for brotli: ours is encoded for each answer, theirs
are not, so renders are measured once more without; and once more as a browser asks, where each encodes what it encodes
without being told. Ours takes the parts of the page that are the same for everybody from a store
(docs/decisions, parts of pages).

Each figure is the median of ${rounds} rounds of ${seconds} s (${loader}); in a round all servers are measured in turn, and a ratio is the
median of the rounds' ratios, with the smallest and the largest. ${saidOf(speed)}

${sections.join('\n\n')}

## First visit to the home page, bytes

| server | HTML and styles, brotli | scripts named in it, gzip | elements |
|---|--:|--:|--:|
${weights.map(({ title, weight }) => line([title, ...[weight.firstFlight, weight.scripts, weight.elements].map((one) => one.toLocaleString('en'))])).join('\n')}
`
}

function startSection(starts: NonNullable<Results['starts']>): string {
  return `
## Start to first answer, ms

${saidOf(starts)}

| server | median | all |
|---|--:|---|
${starts.measured.map(({ title, ms }) => line([title, median(ms).toFixed(0), ms.map((one) => one.toFixed(0)).join(', ')])).join('\n')}
`
}

function memorySection({ courses, ...measured }: NonNullable<Results['memory']>): string {
  return `
## Memory of the site's process in the course of mixed requests

${saidOf(measured)}

Sixteen requests at a time without a pause, so that visitors stand in line throughout; what a crowd takes is cleared away
when it is over.
${courses.map(courseTable).join('')}`
}

function courseTable({ memory, cleared, answers }: Course): string {
  return `
| requests | RSS, MB |
|--:|--:|
${memory.map(({ requests, rss }) => line([requests.toLocaleString('en'), megabytes(rss)])).join('\n')}
${line([`${clearedWithin} s after the last`, megabytes(cleared)])}

Answers: ${Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}.
`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

function saidOf({ date, node, load }: Circumstances): string {
  return `Measured on ${date} with Node ${node}, load average at the end ${load.toFixed(1)}.`
}

function section(row: string, measured: Row[]): string {
  const [ours] = measured
  const lines = measured.map((one) => {
    const { middle, low, high } = ratioTo(ours as Row, one)
    const of = (pick: 'rps' | 'p50' | 'p99') => median(one.loads.map((load) => load[pick]))
    const ratio = one === ours ? '' : `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
    const errors = one.loads.reduce((sum, load) => sum + load.errors, 0)
    return line([
      one.title + (errors > 0 ? ` (${errors} errors)` : ''),
      one.encoding,
      ...[of('rps').toFixed(0), of('p50').toFixed(2), of('p99').toFixed(2), ratio],
    ])
  })
  return `## ${row}

| server | encoding | requests/s | p50, ms | p99, ms | ours to it |
|---|---|--:|--:|--:|--:|
${lines.join('\n')}`
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
