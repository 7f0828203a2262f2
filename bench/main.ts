// npm run bench [-- COMMAND ... [--write]]: measures the site; without commands all of it
import { buildSiteIfNeeded } from '../tools/build/build-site.ts'
import { bytes } from './bytes.ts'
import { type Figure, tableOf, writeResults } from './figures.ts'
import { lighthouse } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { navigation } from './navigation.ts'
import { buildPeers, installTools } from './peers.ts'
import { startSite, startUpstream, stopServers } from './servers.ts'
import { speed } from './speed.ts'
import { start } from './start.ts'

const args = process.argv.slice(2)
const commands: Record<string, () => Promise<Figure[]>> = {
  prepare,
  bytes,
  lighthouse: () => lighthouse(args.filter((arg) => arg.startsWith('/'))),
  navigation,
  speed,
  memory,
  start,
  lists,
}
const named = args.filter((arg) => !arg.startsWith('/') && arg !== '--write')
const unknown = named.find((name) => !(name in commands))
if (unknown) {
  console.error(`There is no ${unknown}. Commands: ${Object.keys(commands).join(' ')}`)
  process.exit(1)
}
if (!(await buildSiteIfNeeded())) process.exit(1)

const figures: Figure[] = []
for (const [name, command] of Object.entries(commands)) {
  if (named.length > 0 && !named.includes(name)) continue
  try {
    figures.push(...(await command()))
  } finally {
    await stopServers()
  }
  if (args.includes('--write')) writeResults(figures)
}
if (figures.length > 0) console.log(tableOf(figures))

/** Installs autocannon, Lighthouse and the peers, and builds the peers from our home page. */
async function prepare(): Promise<Figure[]> {
  installTools()
  await buildPeers((await startSite(await startUpstream())).url)
  return []
}
