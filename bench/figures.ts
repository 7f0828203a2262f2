import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

export type Figure = { name: string; measured: string; beside: string; bound: string; verdict: string }

type Options = {
  unit?: string
  digits?: number
  /** upper bound */
  most?: number
  least?: number
  /** what it is compared with, or where it was measured */
  beside?: string
}

const resultsFile = 'bench/results.md'
const head = '| figure | measured | beside | bound | |'
const line = '|---|--:|---|--:|---|'

export function figure(name: string, value: number, options: Options = {}): Figure {
  const { unit = '', digits = 0, most, least, beside = '' } = options
  const write = (number: number) => `${number.toLocaleString('en', { maximumFractionDigits: digits })}${unit}`
  const bound = most !== undefined ? `<= ${write(most)}` : least !== undefined ? `>= ${write(least)}` : ''
  // NaN fails every bound
  const isOk = value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)
  return { name, measured: write(value), beside, bound, verdict: bound === '' ? '' : isOk ? 'ok' : 'missed' }
}

export function tableOf(figures: readonly Figure[]): string {
  return [head, line, ...figures.map(rowOf)].join('\n')
}

export function writeResults(figures: readonly Figure[]): void {
  const [text = '', table = ''] = readFileSync(resultsFile, 'utf8').split(
    /Not measured yet\.|^\| figure.*\n.*\n/m,
  )
  const rows = new Map([...table.matchAll(/^\| (.+?) \|.*$/gm)].map(([row, name = '']) => [name, row]))
  const when = `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}`
  for (const one of figures) rows.set(one.name, `${rowOf(one)} ${when} |`)
  writeFileSync(resultsFile, `${text}${[`${head} when |`, `${line}---|`, ...rows.values()].join('\n')}\n`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

export function worst<K extends string, T extends Record<K, number>>(rows: readonly T[], key: K): T {
  const [first] = rows.toSorted((a, b) => b[key] - a[key])
  if (!first) throw new Error(`Nothing was measured for ${key}.`)
  return first
}

function rowOf({ name, measured, beside, bound, verdict }: Figure): string {
  return `| ${[name, measured, beside, bound, verdict].join(' | ')} |`
}
