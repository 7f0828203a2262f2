/**
 * Adds the optional packages that npm left out of package-lock.json, because the machine that wrote it could not
 * reach them, and drops download addresses. Without these entries `npm ci` refuses the lockfile. Run it after every
 * `npm install` (`npm run lockfile`).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Lockfile, missingOptionals } from './check/lockfile.ts'

const path = 'package-lock.json'
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile

for (const { name, version, dev } of missingOptionals(lockfile)) {
  lockfile.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...(dev ? { dev } : {}),
    optional: true,
  }
  console.log(`added ${name} ${version}`)
}
for (const entry of Object.values(lockfile.packages)) delete entry.resolved

const packages = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lockfile.packages = Object.fromEntries(packages)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)

/** Native packages carry their platform in their name: `binding-linux-arm64-musl`. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const parts = name.replace(/^@[^/]+\//, '').split('-')
  const pick = (known: string[]) => known.filter((value) => parts.includes(value))
  const libc = parts.some((part) => part.startsWith('musl'))
    ? ['musl']
    : parts.some((part) => part.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    cpu: pick(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']),
    os: pick(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']),
    ...(libc.length > 0 ? { libc } : {}),
  }
}
