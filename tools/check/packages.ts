import { satisfies } from 'semver'

export type Entry = {
  /** where it differs from the folder's */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  /** some old packages have a list */
  engines?: { node?: string } | string[]
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, Entry> }

/** `security/advisories.json`: what is known to be dangerous, with the ids of what was published about it. */
export type Advisories = {
  /** versions that must not be used, as a semver range */
  refused: { package: string; versions: string; ids: string[]; why: string }[]
  /** packages that may bring an install script; `@scope/*` for all of a scope */
  installScripts: { package: string; why: string }[]
}

/** package.json names exact versions. */
export function checkVersions(manifest: Record<string, Record<string, string> | undefined>): string[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json  ${name} is '${version}': name one exact version`)
}

/** Every platform's packages, each with a hash, from the registry, without download address and `engines`. */
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

/** Every locked package, nested copies and aliases too, against what is known to be dangerous. */
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

/** The package in a folder: `node_modules/a/node_modules/@b/c` holds `@b/c`, unless it says that it is another one. */
export function packageName(path: string, entry: Entry): string {
  return entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Optional packages that something in the lockfile names and the lockfile itself does not list. */
export function missingOptionals({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** What does not come from the registry has no version that an advisory could name. */
function foreignSources(entry: Entry): string[] {
  const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies }
  return [entry.version ?? '', ...Object.values(wanted)].filter((source) =>
    /^(git[+:@]|git(hub|lab):|bitbucket:|https?:|ssh:|file:|link:)|^[\w.-]+\/[\w.-]+/.test(source),
  )
}
