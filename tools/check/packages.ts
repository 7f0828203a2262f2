import { satisfies } from 'semver'

export type Entry = {
  /** where it differs from the folder's (alias) */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  /** an array in some old packages */
  engines?: { node?: string } | string[]
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, Entry> }

/** `security/advisories.json`: vulnerable versions with their advisory ids. */
export type Advisories = {
  /** semver range of refused versions */
  refused: { package: string; versions: string; ids: string[]; why: string }[]
  /** packages allowed an install script; `@scope/*` for a whole scope */
  installScripts: { package: string; why: string }[]
}

/** Requires exact versions in package.json. */
export function checkVersions(manifest: Record<string, Record<string, string> | undefined>): string[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json  ${name} is '${version}': name one exact version`)
}

/** Requires packages of all platforms, integrity hashes and the registry as source; no `resolved` URLs or `engines`. */
export function checkLockfile(lockfile: Lockfile): string[] {
  const mend = 'run npm run lockfile'
  const entries = Object.entries(lockfile.packages).filter(([path]) => path !== '')
  return [
    ...entries.flatMap(([path, { resolved, integrity, engines }]) => [
      ...(engines ? [`${path} carries engines, of which npm warns on another Node: ${mend}`] : []),
      ...(resolved ? [`${path} carries a download address: ${mend}`] : []),
      ...(integrity ? [] : [`${path} has no integrity: ${mend}`]),
    ]),
    ...entries.flatMap(([path, entry]) =>
      foreignSources(entry).map((source) => `${path} takes '${source}', which is not in the registry`),
    ),
    ...missingOptionals(lockfile).map(({ name }) => `${name} is not listed, npm ci refuses that: ${mend}`),
  ].map((message) => `package-lock.json  ${message}`)
}

/** Checks every locked package, nested copies and aliases too, against the advisories. */
export function checkAdvisories({ refused, installScripts }: Advisories, { packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = packageName(path, entry)
    const { version = '' } = entry
    const found = refused
      .filter((one) => one.package === name && satisfies(version, one.versions, { includePrerelease: true }))
      .map(({ ids, why }) => `${path} ${version} must not be used: ${why} (${ids.join(', ')})`)
    const mayInstall = installScripts.some(
      (one) =>
        one.package === name || (one.package.endsWith('/*') && name.startsWith(one.package.slice(0, -1))),
    )
    if (entry.hasInstallScript && !mayInstall)
      found.push(`${path} brings an install script that security/advisories.json does not name`)
    return found.map((message) => `package-lock.json  ${message}`)
  })
}

/** Package name of a path: `node_modules/a/node_modules/@b/c` is `@b/c`, unless an alias. */
export function packageName(path: string, entry: Entry): string {
  return entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Optional dependencies that the lockfile names but does not list. */
export function missingOptionals({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** Packages not from the registry have no version to match an advisory. */
function foreignSources(entry: Entry): string[] {
  const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies }
  return [entry.version ?? '', ...Object.values(wanted)].filter((source) =>
    /^(git[+:@]|git(hub|lab):|bitbucket:|https?:|ssh:|file:|link:)|^[\w.-]+\/[\w.-]+/.test(source),
  )
}
