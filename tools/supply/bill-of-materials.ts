import { type Entry, type Lockfile, packageName } from '../check/lockfile.ts'

/**
 * The software bill of materials of a lockfile, CycloneDX 1.6: every package with version, licence, hash and what it
 * depends on. The same lockfile gives the same text: no time, no serial number, no download addresses.
 */
export function billOfMaterials(lockfile: Lockfile): object {
  const paths = Object.keys(lockfile.packages)
    .filter((path) => path !== '')
    .sort()
  const root = lockfile.packages[''] ?? {}
  const rootRef = `pkg:npm/${root.name}@${root.version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': rootRef,
        name: root.name,
        version: root.version,
        purl: rootRef,
      },
    },
    components: distinct(paths.map((path) => componentOf(path, lockfile.packages[path] ?? {}))),
    dependencies: [
      { ref: rootRef, dependsOn: dependenciesOf('', lockfile) },
      ...merged(paths.map((path) => [refOf(path, lockfile), dependenciesOf(path, lockfile)])),
    ],
  }
}

type Component = { 'bom-ref': string }

function componentOf(path: string, entry: Entry): Component {
  const name = packageName(path, entry)
  const [group, short = ''] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const purl = purlOf(name, entry)
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group ? { group } : {}),
    name: short,
    version: entry.version,
    // what is not in a production install is not in the product
    scope: entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required',
    ...(entry.integrity ? { hashes: [hashOf(entry.integrity)] } : {}),
    ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
    purl,
  } as Component
}

function purlOf(name: string, { version = '' }: Entry): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function refOf(path: string, { packages }: Lockfile): string {
  const entry = packages[path] ?? {}
  return purlOf(packageName(path, entry), entry)
}

/** `sha512-<base64>`, as lockfiles write it. */
function hashOf(integrity: string) {
  const [algorithm = '', base64 = ''] = (integrity.split(' ')[0] ?? '').split('-')
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  }
}

function dependenciesOf(path: string, lockfile: Lockfile): string[] {
  const entry = lockfile.packages[path] ?? {}
  const names = {
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...(path === '' ? entry.devDependencies : {}),
  }
  const found = Object.keys(names)
    .map((name) => resolve(path, name, lockfile))
    .filter((one) => one !== undefined)
  return [...new Set(found.map((one) => refOf(one, lockfile)))].sort()
}

/** The folder Node would find a package in, starting from another one. */
function resolve(from: string, name: string, { packages }: Lockfile): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (path in packages) return path
    if (base === '') return undefined
  }
}

/** Two folders with the same package and version are one component. */
function distinct(components: Component[]): Component[] {
  return [...new Map(components.map((component) => [component['bom-ref'], component])).values()]
}

function merged(pairs: [ref: string, dependsOn: string[]][]): { ref: string; dependsOn: string[] }[] {
  const all = new Map<string, Set<string>>()
  for (const [ref, dependsOn] of pairs) all.set(ref, new Set([...(all.get(ref) ?? []), ...dependsOn]))
  return [...all].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() }))
}
