import { request } from 'node:http'
import { type Figure, figure, median } from './figures.ts'
import { loader, type Target } from './load.ts'
import {
  type Answer,
  type Server,
  startBare,
  startNginx,
  startPeers,
  startSite,
  startUpstream,
} from './servers.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const asBrowser = 'gzip, deflate, br, zstd'

type Row = { name: string; ours: Target; others: { server: Server; target: Target; least?: number }[] }

/** The cached page and the render of the home page, beside the other servers. */
export async function speed(): Promise<Figure[]> {
  const ours = await startSite(await startUpstream())
  const answer = await recordAnswer(ours)
  const repeating = [await startBare(answer), ...(await startNginx(answer))]
  const peers = await startPeers()
  const cached = (server: Server, path: string): Target => ({
    url: server.url + path,
    connections: 32,
    headers: { 'accept-encoding': 'br' },
  })
  const rendered = (server: Server, path: string, encodings: string): Target => ({
    url: server.url + path,
    connections: 8,
    // whoever has a session may be served past the page cache
    headers: { 'accept-encoding': encodings, cookie: 'token=bench' },
    isUnique: true,
  })
  const row = (name: string, encodings: string): Row => ({
    name,
    ours: rendered(ours, '/en', encodings),
    others: peers.map((server) => ({
      server,
      target: rendered(server, '/', encodings),
      ...leastOf(server, render),
    })),
  })
  const cachedRow: Row = {
    name: 'cached page',
    ours: cached(ours, '/en'),
    others: [
      ...repeating.map((server) => ({ server, target: cached(server, '/en'), ...leastOf(server, kept) })),
      ...peers.map((server) => ({ server, target: cached(server, '/cached'), ...leastOf(server, kept) })),
    ],
  }
  return measureRows([
    cachedRow,
    row('render of the home page', 'identity'),
    row('render of the home page, encoded as for a browser', asBrowser),
  ])
}

const kept = { 'node:http': 0.6, 'Next.js': 10 }
const render = { 'Next.js': 1, Nuxt: 1 }

function leastOf({ title }: Server, bounds: Record<string, number>): { least?: number } {
  const least = bounds[title.split(' ')[0] ?? '']
  return least === undefined ? {} : { least }
}

/** Measures all targets in turn, then all again: what else the machine does meets all alike. */
async function measureRows(rows: readonly Row[]): Promise<Figure[]> {
  const targets = rows.flatMap(({ ours, others }) => [ours, ...others.map(({ target }) => target)])
  const rates = new Map(targets.map((target) => [target, [] as number[]]))
  for (const target of targets) await loader.requestsPerSecond(target, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) rates.get(target)?.push(await loader.requestsPerSecond(target, seconds))
  const ratesOf = (target: Target) => rates.get(target) ?? []
  checkRenders(rows.map(({ ours }) => median(ratesOf(ours))))
  return rows.flatMap(({ name, ours, others }) =>
    others.map(({ server, target, least }) => {
      // round by round, since both met the same machine in a round
      const ratios = ratesOf(ours).map((rate, round) => rate / (ratesOf(target)[round] ?? Number.NaN))
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      const per = (one: Target) => Math.round(median(ratesOf(one))).toLocaleString('en')
      return figure(`${name}, ${loader.name}: ours to ${server.title}`, median(ratios), {
        digits: 2,
        beside: `${per(ours)}/s to ${per(target)}/s (${range})`,
        ...(least === undefined ? {} : { least }),
      })
    }),
  )
}

function checkRenders([cached = 0, ...rendered]: readonly number[]): void {
  if (rendered.some((rate) => rate > cached / 4))
    console.error('Renders are almost as fast as cached pages: do they come out of the page cache?')
}

/** The cached home page with its headers, without those that every server adds by itself. */
async function recordAnswer({ url }: Server): Promise<Answer> {
  const headers = { 'accept-encoding': 'br' }
  await (await fetch(`${url}/en`, { headers })).arrayBuffer()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/en`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const own = response.rawHeaders.filter(
          (_, at, all) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(all[at - (at % 2)] ?? ''),
        )
        resolve({ headers: own, body: Buffer.concat(chunks) })
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}
