// npm run bench [-- prepare speed starts memory]: the site beside the bare server, nginx and its peers, or some parts of
// that; writes bench/results.md
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSiteIfNeeded } from '../tools/build-site.ts'
import { createLoader } from './site/load.ts'
import { measureMemory, measureStarts } from './site/measure-life.ts'
import { benchFolder, type Peer, type PeerName, preparePeer } from './site/peers.ts'
import { readBody } from './site/read-page.ts'
import { recordAnswer } from './site/record-answer.ts'
import { circumstances, type Results, report } from './site/report.ts'
import { measureInRounds, type Target } from './site/rounds.ts'
import { type Server, startBare, startNginx, startOurs, startPeer, startUpstream } from './site/servers.ts'
import { weigh } from './site/weigh.ts'

const tasks = ['prepare', 'speed', 'starts', 'memory'] as const
const asked = process.argv.slice(2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const requests = Number(process.env.BENCH_REQUESTS ?? 200_000)
const dataDir = join(benchFolder, 'data')
const peersFile = join(benchFolder, 'peers.json')
const resultsFile = join(benchFolder, 'results.json')
const running: Server[] = []
const work = { prepare, speed, starts, memory }

mkdirSync(benchFolder, { recursive: true })
for (const task of tasks) {
  if (asked.length > 0 && !asked.includes(task)) continue
  try {
    await work[task]()
  } finally {
    for (const server of running.splice(0).toReversed()) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
const text = report(readResults())
writeFileSync(new URL('results.md', import.meta.url), text)
console.log(text)

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
}

/** Kept pages and renders of all servers, and what a first visit to them weighs. */
async function speed(): Promise<void> {
  const loader = createLoader()
  const upstream = await run(startUpstream(dataDir))
  const ours = await run(startOurs(upstream.url, dataDir))
  const recorded = await recordAnswer(ours)
  const bare = await run(startBare(recorded))
  const nginx = await startNginx(recorded)
  if (nginx) running.push(nginx)
  const others: Server[] = []
  for (const peer of readPeers()) others.push(await run(startPeer(peer)))

  const kept = { row: 'A kept page', connections: 32 }
  const rendered = { row: 'A render of the home page, not kept', connections: 8 }
  const plain = {
    row: 'The same render, encoded by nobody',
    connections: 8,
    headers: { 'accept-encoding': 'identity' },
  }
  const asked = {
    row: 'The same render, asked for as a browser does',
    connections: 8,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  }
  const targets: Target[] = [
    { ...kept, server: ours, path: '/en' },
    ...[bare, ...(nginx ? [nginx] : [])].map((server) => ({ ...kept, server, path: '/en' })),
    ...others.map((server) => ({ ...kept, server, path: '/cached' })),
    // whoever has a session is served past the cache
    { ...rendered, server: ours, path: '/en', headers: { cookie: 'token=bench' } },
    ...others.map((server) => ({ ...rendered, server, path: '/' })),
    { ...plain, server: ours, path: '/en', headers: { ...plain.headers, cookie: 'token=bench' } },
    ...others.map((server) => ({ ...plain, server, path: '/' })),
    { ...asked, server: ours, path: '/en', headers: { ...asked.headers, cookie: 'token=bench' } },
    ...others.map((server) => ({ ...asked, server, path: '/' })),
  ]
  const measured = await measureInRounds(targets, loader, rounds, seconds)
  const weights = [
    { title: ours.title, weight: await weigh(`${ours.url}/en`) },
    ...(await Promise.all(others.map(async ({ title, url }) => ({ title, weight: await weigh(url) })))),
  ]
  // what is written down has no servers in it, only what they are called
  const rows = measured.map(({ row, server, encoding, loads }) => ({
    row,
    title: server.title,
    encoding,
    loads,
  }))
  keep({ speed: { ...circumstances(), loader: loader.name, rounds, seconds, measured: rows, weights } })
}

async function starts(): Promise<void> {
  const upstream = await run(startUpstream(dataDir))
  const measured = await measureStarts(upstream.url, dataDir, readPeers())
  keep({ starts: { ...circumstances(), measured } })
}

async function memory(): Promise<void> {
  const upstream = await run(startUpstream(dataDir))
  const courses = [
    await measureMemory(upstream.url, dataDir, requests / 4, 1),
    await measureMemory(upstream.url, dataDir, requests, 8),
  ]
  keep({ memory: { ...circumstances(), courses } })
}

/** Parts measured at different times stand in one document. */
function keep(part: Results): void {
  writeFileSync(resultsFile, JSON.stringify({ ...readResults(), ...part }))
}

function readResults(): Results {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}
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
