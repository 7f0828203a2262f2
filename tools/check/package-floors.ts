import { compareVersions } from '../supply/compare-versions.ts'
import { type Entry, type Lockfile, packageName } from './lockfile.ts'
import type { Problem } from './problem.ts'

/** `security/floors.json`: what is known to be dangerous, with the ids of what was published about it. */
export type Floors = {
  /** the oldest version that may be used; one entry per major version that has a safe one */
  floors: (Reason & { package: string; atLeast: string[] })[]
  /** versions that must not be used at all; every version without a list */
  denied: (Reason & { package: string; versions?: string[] })[]
  /** packages that may bring an install script; `@scope/*` for all of a scope */
  installScripts: { package: string; why: string }[]
}

type Reason = { ids: string[]; why: string }

type Locked = { path: string; name: string; entry: Entry }

/** Every locked package, nested copies too, against the list of what is known to be dangerous. */
export function checkFloors(floors: Floors, lockfile: Lockfile): Problem[] {
  const locked = Object.entries(lockfile.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ path, name: packageName(path, entry), entry }))
  return locked
    .flatMap((one) => [
      ...belowFloor(one, floors),
      ...denied(one, floors),
      ...installScript(one, floors),
      ...foreignSources(one),
    ])
    .map((message) => ({ rule: 'supply', path: 'package-lock.json', message }))
}

function belowFloor({ path, name, entry: { version = '' } }: Locked, { floors }: Floors): string[] {
  return floors
    .filter((floor) => floor.package === name && !reaches(version, floor.atLeast))
    .map(
      ({ atLeast, ids, why }) =>
        `${path} is ${version}, needs at least ${atLeast.join(' or ')}: ${why} (${ids.join(', ')})`,
    )
}

/** A floor holds for its own major version; above the last one everything is newer. */
function reaches(version: string, atLeast: string[]): boolean {
  const major = (text: string) => Number(text.split('.')[0])
  const own = atLeast.find((floor) => major(floor) === major(version))
  return own ? compareVersions(version, own) >= 0 : atLeast.every((floor) => major(floor) < major(version))
}

function denied({ path, name, entry: { version = '' } }: Locked, { denied }: Floors): string[] {
  return denied
    .filter((one) => one.package === name && (one.versions?.includes(version) ?? true))
    .map(({ ids, why }) => `${path} ${version} must not be used: ${why} (${ids.join(', ')})`)
}

function installScript({ path, name, entry }: Locked, { installScripts }: Floors): string[] {
  const isNamed = installScripts.some(
    (one) =>
      one.package === name || (one.package.endsWith('/*') && name.startsWith(one.package.slice(0, -1))),
  )
  if (!entry.hasInstallScript || isNamed) return []
  return [`${path} brings an install script that security/floors.json does not name`]
}

/** What does not come from the registry has no version that a list could name. */
function foreignSources({ path, entry }: Locked): string[] {
  const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies }
  const sources = [entry.version ?? '', ...Object.values(wanted)]
  return sources
    .filter((source) =>
      /^(git[+:@]|git(hub|lab):|bitbucket:|https?:|ssh:|file:|link:)|^[\w.-]+\/[\w.-]+/.test(source),
    )
    .map((source) => `${path} takes '${source}', which is not in the registry`)
}
