import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

export type Figure = {
  name: string
  measured: string
  beside: string
  bound: string
  verdict: '' | 'ok' | 'missed'
}

type Options = {
  unit?: string
  digits?: number
  /** the bound: at most, or at least */
  most?: number
  least?: number
  /** what it was measured beside, or where */
  beside?: string
}

const resultsFile = 'bench/results.md'
const head = '| figure | measured | beside | bound | |\n|---|--:|---|--:|---|'

export function figure(name: string, value: number, options: Options = {}): Figure {
  const { unit = '', digits = 0, most, least, beside = '' } = options
  const write = (number: number) => `${number.toLocaleString('en', { maximumFractionDigits: digits })}${unit}`
  const bound = most !== undefined ? `<= ${write(most)}` : least !== undefined ? `>= ${write(least)}` : ''
  // NaN is within no bound
  const isOk = value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)
  return { name, measured: write(value), beside, bound, verdict: bound === '' ? '' : isOk ? 'ok' : 'missed' }
}

export function tableOf(figures: readonly Figure[]): string {
  return [head, ...figures.map(rowOf)].join('\n')
}

/** Writes the figures into bench/results.md; the rows of other figures stay. */
export function writeResults(figures: readonly Figure[]): void {
  const text = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : ''
  const rows = new Map(
    [...text.matchAll(/^\| ((?!figure \|).+?) \|.*$/gm)].map(([row, name = '']) => [name, row]),
  )
  const when = `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}`
  for (const one of figures) rows.set(one.name, `${rowOf(one)} ${when} |`)
  writeFileSync(resultsFile, documentOf([...rows.values()]))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

function rowOf({ name, measured, beside, bound, verdict }: Figure): string {
  return `| ${[name, measured, beside, bound, verdict].join(' | ')} |`
}

function documentOf(rows: readonly string[]): string {
  return `# Figures

Written by \`npm run bench -- --write\`; Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}) shared by servers, load and
browser. Load averages are those at the end of the run.

- Every server is one process (nginx: one worker). Requests per second are measured in turn, several rounds; a ratio is the
  median of the rounds' ratios, with the smallest and the largest.
- Next.js, Nuxt and Astro show the elements, words and styles of our home page, written as one component
  (\`bench/peer-page.ts\`), hydrated as a whole in Next.js and Nuxt. They load no data, ours does.
- node:http and nginx repeat the bytes and headers of our cached page.
- Times in a browser are of a processor slowed down four times; Lighthouse is its mobile preset.

${rows.length > 0 ? [`${head.replace('\n', ' when |\n')}---|`, ...rows].join('\n') : 'Not measured yet.'}
`
}
