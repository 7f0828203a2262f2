// node bench/overload.ts: finds how much the site can answer, offers ten times as much; writes bench/overload.md
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { namedAssets } from '../host/rig/named-assets.ts'
import { urls } from '../tests/urls.ts'
import { buildSiteIfNeeded } from '../tools/build-site.ts'
import { figuresOf, isGood } from './overload/figures.ts'
import { mixedKinds, renderKinds } from './overload/kinds.ts'
import { type Kind, offerInTurn, offerOpenly } from './overload/offer.ts'
import { measureProcessors } from './overload/processors.ts'
import { type Overload, overloadReport } from './overload/report.ts'
import { benchFolder } from './site/peers.ts'
import { type Server, startOurs, startUpstream } from './site/servers.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const overloadSeconds = Number(process.env.BENCH_OVERLOAD_SECONDS ?? 10)
const dataDir = join(benchFolder, 'overload-data')
const running: Server[] = []

if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
mkdirSync(benchFolder, { recursive: true })
try {
  const upstream = await run(startUpstream(dataDir))
  const ours = await run(startOurs(upstream.url, dataDir, { LOG_LEVEL: 'info' }))
  const { host, port } = new URL(ours.url)
  const html = await (await fetch(`${ours.url}/en`)).text()
  const kept = await keptPages(ours.url)
  const assets = namedAssets(html)
  const results = [
    await overload('Renders only', renderKinds(host), Number(port), [ours.pid, upstream.pid]),
    await overload('Mixed traffic', mixedKinds(host, kept, assets), Number(port), [ours.pid, upstream.pid]),
  ]
  const text = overloadReport(results, { seconds, overloadSeconds })
  writeFileSync(new URL('overload.md', import.meta.url), text)
  console.log(text)
} finally {
  for (const server of running.toReversed()) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The pages that are in the page cache when they have been asked for, in their final encoding. */
async function keptPages(url: string): Promise<string[]> {
  const kept: string[] = []
  for (const path of urls) {
    await fetch(url + path, { redirect: 'manual' })
    const again = await fetch(url + path, { redirect: 'manual' })
    if (again.headers.get('x-cache') === 'HIT') kept.push(path)
  }
  // encoding them once more, smaller, takes a while after the start
  await setTimeout(10_000)
  return kept
}

/** First more and more connections, until more answer no more; then ten times what the best of them got. */
async function overload(
  title: string,
  kinds: readonly Kind[],
  port: number,
  [site, upstream]: [site: number, upstream: number],
): Promise<Overload> {
  // what is compiled by running it, and kept by asking for it
  await offerInTurn(port, kinds, 4, seconds * 2)
  const steps: Overload['steps'] = []
  for (const connections of [1, 2, 4, 8, 16]) {
    const offered = await offerInTurn(port, kinds, connections, seconds)
    steps.push({ connections, good: figuresOf(offered, isGood) })
  }
  const peak = Math.max(...steps.map(({ good }) => good.perSecond))
  const knee = steps.find(({ good }) => good.perSecond >= 0.95 * peak)?.good.perSecond ?? peak
  const processorsSoFar = measureProcessors(site, upstream)
  const offered = await offerOpenly(port, kinds, 10 * knee, overloadSeconds)
  const processors = processorsSoFar()
  // nothing of it is left when it is over
  const after = await offerInTurn(port, kinds, 4, seconds)
  return { title, steps, peak, rate: 10 * knee, offered, processors, after: figuresOf(after, isGood), kinds }
}

async function run(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}
