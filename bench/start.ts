import { join } from 'node:path'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { siteArguments } from '../tools/processes/site-process.ts'
import { type Figure, figure, median } from './figures.ts'
import { networkOf, startPeers, startServer } from './servers.ts'

const runs = 5

/** Process start to first answer; also our very first start, which fills the compile cache. */
export async function start({ apiBaseUrl, dataDir }: ThrowawaySite): Promise<Figure[]> {
  const own = join(dataDir, 'start')
  const data = {
    DATA_DIR: own,
    NODE_COMPILE_CACHE: join(own, 'compiled'),
  }
  const env = { ...data, API_BASE_URL: apiBaseUrl, DRAIN_DELAY_MS: '0', LOG_LEVEL: 'warn' }
  const times: number[] = []
  while (times.length < runs + 1) {
    const site = await startServer('this site', (port) => ({
      args: siteArguments,
      env: { ...networkOf(port), ...env },
    }))
    times.push(site.startMs)
    await site.stop()
  }
  const [first = Number.NaN, ...later] = times
  const peers = (await startPeers()).map(({ title, startMs }) => `${title} ${startMs.toFixed(0)} ms`)
  const beside = [`never started before: ${first.toFixed(0)} ms`, ...peers].join('; ')
  return [figure('start to first answer', median(later), { unit: ' ms', most: 1500, beside })]
}
