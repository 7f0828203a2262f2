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

/** @property encoding of its answers */
export type Measured = Target & { encoding: string; loads: Load[] }

/** What is written down of a measurement. */
export type Row = { row: string; title: string; encoding: string; loads: Load[] }

/** Measures every target for a few seconds, then all of them again: what else the machine does meets all alike. */
export async function measureInRounds(
  targets: readonly Target[],
  loader: Loader,
  rounds: number,
  seconds: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const target of targets) measured.push({ ...target, encoding: await encodingOf(target), loads: [] })
  const run = (target: Target, time: number) =>
    loader.run(target.server.url + target.path, headersOf(target), time, target.connections)
  for (const target of measured) await run(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of measured) target.loads.push(await run(target, seconds))
  }
  return measured
}

function headersOf({ headers }: Target): Record<string, string> {
  return { 'accept-encoding': 'br', ...headers }
}

async function encodingOf(target: Target): Promise<string> {
  const answer = await fetch(target.server.url + target.path, { headers: headersOf(target) })
  await answer.arrayBuffer()
  return answer.headers.get('content-encoding') ?? 'none'
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
