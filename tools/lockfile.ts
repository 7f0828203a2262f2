/**
 * Completes package-lock.json after `npm install`: adds other platforms' optional packages and missing hashes, which
 * `npm ci` needs, and drops `resolved` and `engines`, which it checks against npm's Node, not the one that runs.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { type Entry, type Lockfile, missingOptionals, packageName } from './check/packages.ts'

const path = 'package-lock.json'
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile

for (const { name, version, dev } of missingOptionals(lockfile)) {
  const { os, cpu, libc } = published(name, version)
  lockfile.packages[`node_modules/${name}`] = {
    version,
    ...(cpu ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os ? { os } : {}),
  }
  console.log(`added ${name} ${version}`)
}
for (const [folder, entry] of Object.entries(lockfile.packages)) {
  delete entry.resolved
  if (folder === '') continue
  refuseOtherNode(folder, entry)
  delete entry.engines
  if (entry.integrity) continue
  const { integrity } = published(packageName(folder, entry), entry.version ?? '').dist
  lockfile.packages[folder] = { version: entry.version, integrity, ...entry }
}

const packages = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lockfile.packages = Object.fromEntries(packages)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)

/** npm's `engines` check for the bundled Node. @throws Error when a package needs another one */
function refuseOtherNode(folder: string, { engines, optional }: Entry): void {
  const wanted = Array.isArray(engines) ? undefined : engines?.node
  if (optional || !wanted || satisfies(process.versions.node, wanted)) return
  throw new Error(`${folder} needs Node ${wanted}, and this is ${process.versions.node}.`)
}

type Published = { os?: string[]; cpu?: string[]; libc?: string[]; dist: { integrity: string } }

function published(name: string, version: string): Published {
  const text = execFileSync('npm', ['view', `${name}@${version}`, 'os', 'cpu', 'libc', 'dist', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { dist, ...platform } = JSON.parse(text) as Published
  return { ...platform, dist }
}
