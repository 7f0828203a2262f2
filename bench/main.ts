// npm run bench [-- COMMAND ... [PATH ...] [--write]]: measures the site; without commands all of it

import { startThrowawaySite, type ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { buildSiteIfNeeded } from '../tools/build/build-site.ts'
import { bytes } from './bytes.ts'
import { type Figure, tableOf, writeResults } from './figures.ts'
import { frames } from './frames.ts'
import { lighthouse } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { navigation } from './navigation.ts'
import { buildPeers, installTools } from './peers.ts'
import { stopServers } from './servers.ts'
import { speed } from './speed.ts'
import { start } from './start.ts'

type Command = (site: ThrowawaySite, paths: readonly string[]) => Promise<Figure[]>

const prepare: Command = ({ siteUrl }) => buildPeers(siteUrl).then(() => [])
const commands = { prepare, bytes, lighthouse, navigation, frames, speed, memory, start, lists } as Record<
  string,
  Command
>

const args = process.argv.slice(2)
const paths = args.filter((arg) => arg.startsWith('/'))
const named = args.filter((arg) => !arg.startsWith('/') && arg !== '--write')
const unknown = named.find((name) => !(name in commands))
if (unknown) {
  console.error(`There is no ${unknown}. Commands: ${Object.keys(commands).join(' ')}`)
  process.exit(1)
}
if (!(await buildSiteIfNeeded())) process.exit(1)
installTools()

const figures: Figure[] = []
for (const [name, command] of Object.entries(commands)) {
  if (named.length > 0 && !named.includes(name)) continue
  const site = await startThrowawaySite()
  try {
    figures.push(...(await command(site, paths)))
  } finally {
    await stopServers()
    await site.stop()
  }
  if (args.includes('--write')) writeResults(figures)
}
if (figures.length > 0) console.log(tableOf(figures))
