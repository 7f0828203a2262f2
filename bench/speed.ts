import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { type Figure, figure, median } from './figures.ts'
import { type Exchange, measureLoad } from './load.ts'
import { processorSeconds, type Server, startBare, startNginx, startPeers } from './servers.ts'

const rounds = 3
const seconds = 5

type Target = { server: Pick<Server, 'title' | 'url' | 'pid'>; connections: number; next: () => Exchange }
type Row = { name: string; ours: Target; others: Target[]; bounds: Record<string, number> }

/** Answers for a second of the server's processor: the program that asks takes as much of the machine, and may be the limit. */
export async function speed({ siteUrl, sitePid }: ThrowawaySite): Promise<Figure[]> {
  const repeating = [await startBare(`${siteUrl}/en`), ...(await startNginx(`${siteUrl}/en`))]
  const peers = await startPeers()
  const ours = { title: 'this site', url: siteUrl, pid: sitePid }
  return measureRows([
    {
      name: 'cached page',
      ours: cached(ours, '/en', /HIT|STALE/),
      others: [
        ...repeating.map((server) => cached(server, '/en')),
        ...peers.map((server) => cached(server, '/cached')),
      ],
      bounds: { 'node:http': 0.6, 'Next.js': 10 },
    },
    {
      name: 'render of the home page',
      ours: rendered(ours, '/en', /MISS/),
      others: peers.map((server) => rendered(server, '/')),
      bounds: { 'Next.js': 1, Nuxt: 0.8 },
    },
  ])
}

function cached(server: Target['server'], path: string, cache?: RegExp): Target {
  const exchange = { path, headers: { 'accept-encoding': 'br' }, ...(cache ? { cache } : {}) }
  return { server, connections: 32, next: () => exchange }
}

let renders = 0
/** A unique value of a declared query parameter misses the cache. */
function rendered(server: Target['server'], path: string, cache?: RegExp): Target {
  const headers = { 'accept-encoding': 'identity' }
  const next = () => {
    renders += 1
    return { path: `${path}?q=${renders}`, headers, ...(cache ? { cache } : {}) }
  }
  return { server, connections: 8, next }
}

/** Measures all targets in alternating rounds, so that load on the machine affects all alike. */
async function measureRows(rows: readonly Row[]): Promise<Figure[]> {
  const measure = async ({ server: { url, pid }, connections, next }: Target, duration: number) => {
    const before = processorSeconds(pid)
    const answers = await measureLoad(url, next, { connections, duration })
    return answers / (processorSeconds(pid) - before)
  }
  const rates = new Map(
    rows.flatMap(({ ours, others }) => [ours, ...others]).map((target) => [target, [] as number[]]),
  )
  // the first round warms up the JIT
  for (let round = 0; round <= rounds; round += 1)
    for (const [target, ofTarget] of rates) ofTarget.push(await measure(target, seconds))
  const ratesOf = (target: Target) => rates.get(target)?.slice(1) ?? []
  return rows.flatMap(({ name, ours, others, bounds }) => {
    const per = (target: Target) => Math.round(median(ratesOf(target))).toLocaleString('en')
    return others.map((target) => {
      const { title } = target.server
      // ratios per round, measured under the same load
      const ratios = ratesOf(ours).map((rate, round) => rate / (ratesOf(target)[round] ?? Number.NaN))
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      const least = bounds[title.split(' ')[0] ?? '']
      return figure(`${name}: ours to ${title}`, median(ratios), {
        digits: 2,
        beside: `${per(ours)} to ${per(target)} a second of processor (${range})`,
        ...(least === undefined ? {} : { least }),
      })
    })
  })
}
