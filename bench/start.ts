import { type Figure, figure, median } from './figures.ts'
import { startPeers, startSite, startUpstream } from './servers.ts'

const runs = 5

/** From the start of the process to its first answer; the very first start of ours, which compiles, stands beside. */
export async function start(): Promise<Figure[]> {
  const upstream = await startUpstream()
  const times: number[] = []
  for (let run = 0; run < runs + 1; run += 1) {
    const site = await startSite(upstream)
    times.push(site.startMs)
    await site.stop()
  }
  const [first = Number.NaN, ...later] = times
  const peers: string[] = []
  for (const { title, startMs } of await startPeers()) peers.push(`${title} ${startMs.toFixed(0)} ms`)
  const beside = [`never started before: ${first.toFixed(0)} ms`, ...peers].join('; ')
  return [figure('start to first answer', median(later), { unit: ' ms', most: 1500, beside })]
}
