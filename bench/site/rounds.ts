import type { Load, Loader } from './load.ts'
import type { Server } from './servers.ts'

/** A request to measure. */
export type Target = {
  row: string
  server: Server
  path: string
  headers?: Record<string, string>
  connections: number
}

export type Measured = Target & { loads: Load[] }

/** What is written down of a measurement. */
export type Row = { row: string; title: string; loads: Load[] }

/** Measures every target for a few seconds, then all of them again: what else the machine does meets all alike. */
export async function measureInRounds(
  targets: readonly Target[],
  loader: Loader,
  rounds: number,
  seconds: number,
): Promise<Measured[]> {
  const measured = targets.map((target) => ({ ...target, loads: [] as Load[] }))
  const run = ({ server, path, headers = {}, connections }: Target, time: number) =>
    loader.run(server.url + path, { 'accept-encoding': 'br', ...headers }, time, connections)
  for (const target of measured) await run(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of measured) target.loads.push(await run(target, seconds))
  }
  return measured
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Ratio to another target, round by round, since both met the same machine in a round; with the smallest and largest. */
export function ratioTo(
  one: Pick<Row, 'loads'>,
  other: Pick<Row, 'loads'>,
): { middle: number; low: number; high: number } {
  const ratios = one.loads.map(({ rps }, round) => rps / (other.loads[round]?.rps ?? Number.NaN))
  return { middle: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) }
}
