// npm run bench [-- prepare]: the site beside the bare server, nginx and its peers; writes bench/results.md
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSiteIfNeeded } from '../tools/build-site.ts'
import { createLoader } from './site/load.ts'
import { measureMemory, measureStarts } from './site/measure-life.ts'
import { benchFolder, type Peer, type PeerName, preparePeer } from './site/peers.ts'
import { readBody } from './site/read-page.ts'
import { recordAnswer } from './site/record-answer.ts'
import { report } from './site/report.ts'
import { measureInRounds, type Target } from './site/rounds.ts'
import { type Server, startBare, startNginx, startOurs, startPeer, startUpstream } from './site/servers.ts'
import { weigh } from './site/weigh.ts'

const [task = 'all'] = process.argv.slice(2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const requests = Number(process.env.BENCH_REQUESTS ?? 50_000)
const dataDir = join(benchFolder, 'data')
const peersFile = join(benchFolder, 'peers.json')
const running: Server[] = []

mkdirSync(benchFolder, { recursive: true })
try {
  if (task !== 'measure') await prepare()
  if (task !== 'prepare') await measure()
} finally {
  for (const server of running.toReversed()) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Builds the site and, from its home page, the peers. */
async function prepare(): Promise<void> {
  if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
  const ours = await run(startOurs((await run(startUpstream(dataDir))).url, dataDir))
  const html = await (await fetch(`${ours.url}/en`)).text()
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .join('\n')
    // their font is a file of ours
    .replace(/@font-face\{[^}]*\}/g, '')
  const peers: Peer[] = []
  for (const name of ['next', 'nuxt', 'astro'] satisfies PeerName[]) {
    try {
      console.log(`Preparing ${name} ...`)
      peers.push(preparePeer(name, { nodes: readBody(html), css }))
    } catch (error) {
      console.error(`${name} is left out: ${(error as Error).message}`)
    }
  }
  writeFileSync(
    peersFile,
    JSON.stringify(peers.map(({ name, title, folder, args }) => ({ name, title, folder, args }))),
  )
  await Promise.all(running.splice(0).map((server) => server.stop()))
}

async function measure(): Promise<void> {
  const loader = createLoader()
  const upstream = await run(startUpstream(dataDir))
  const peers = readPeers()
  const starts = await measureStarts(upstream.url, dataDir, peers)
  const ours = await run(startOurs(upstream.url, dataDir))
  const recorded = await recordAnswer(ours)
  const bare = await run(startBare(recorded))
  const nginx = await startNginx(recorded)
  if (nginx) running.push(nginx)
  const others: Server[] = []
  for (const peer of peers) others.push(await run(startPeer(peer)))

  const kept = { row: 'A kept page', connections: 32 }
  const rendered = { row: 'A render of the home page, not kept', connections: 8 }
  const targets: Target[] = [
    { ...kept, server: ours, path: '/en' },
    ...[bare, ...(nginx ? [nginx] : [])].map((server) => ({ ...kept, server, path: '/en' })),
    ...others.map((server) => ({ ...kept, server, path: '/cached' })),
    // whoever has a session is served past the cache
    { ...rendered, server: ours, path: '/en', headers: { cookie: 'token=bench' } },
    ...others.map((server) => ({ ...rendered, server, path: '/' })),
  ]
  const measured = await measureInRounds(targets, loader, rounds, seconds)
  const weights = [
    { title: ours.title, weight: await weigh(`${ours.url}/en`) },
    ...(await Promise.all(others.map(async ({ title, url }) => ({ title, weight: await weigh(url) })))),
  ]
  const life = await measureMemory(upstream.url, dataDir, requests)
  const text = report({ loader: loader.name, rounds, seconds, measured, starts, weights, ...life })
  writeFileSync(new URL('results.md', import.meta.url), text)
  console.log(text)
}

async function run(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}

function readPeers(): Peer[] {
  if (!existsSync(peersFile)) return []
  const peers: Omit<Peer, 'env'>[] = JSON.parse(readFileSync(peersFile, 'utf8'))
  return peers.map((peer) => ({
    ...peer,
    env: (port) => ({
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  }))
}
