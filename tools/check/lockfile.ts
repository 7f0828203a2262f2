export type Entry = {
  /** where it differs from the folder's */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, Entry> }

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
