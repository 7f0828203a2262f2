// npm run bench [-- COMMAND ... [PATH ...] [ROWS ...] [--write]]: measures the site; without commands all of it

import { startThrowawaySite, type ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { buildSiteIfNeeded } from '../tools/build/build-site.ts'
import { bytes } from './bytes.ts'
import { type Figure, tableOf, writeResults } from './figures.ts'
import { frames } from './frames.ts'
import { growth } from './growth.ts'
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
const commands = {
  prepare,
  bytes,
  lighthouse,
  navigation,
  frames,
  speed,
  memory,
  start,
  lists,
} as Record<string, Command>

const args = process.argv.slice(2)
const paths = args.filter((arg) => arg.startsWith('/'))
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const named = args.filter((arg) => /^[a-z]/.test(arg))
const known = [...Object.keys(commands), 'growth']
const unknown = named.find((name) => !known.includes(name))
if (unknown) {
  console.error(`There is no ${unknown}. Commands: ${known.join(' ')}`)
  process.exit(1)
}
const isWanted = (name: string) => named.length === 0 || named.includes(name)
const wanted = Object.entries(commands).filter(([name]) => isWanted(name))
if (wanted.length > 0) {
  if (!(await buildSiteIfNeeded())) process.exit(1)
  installTools()
}

const figures: Figure[] = []
for (const [, command] of wanted) {
  const site = await startThrowawaySite()
  try {
    figures.push(...(await command(site, paths)))
  } finally {
    await stopServers()
    await site.stop()
  }
  if (args.includes('--write')) writeResults(figures)
}
if (isWanted('growth')) figures.push(...(await growth(sizes)))
if (args.includes('--write')) writeResults(figures)
if (figures.length > 0) console.log(tableOf(figures))
