import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Cpu, Platform } from '#api/contract/package-schema.ts'
import { type ProductKey, productKeys } from '#api/contract/products.ts'
import type { PublicReleases } from '#api/contract/release-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { factsInWords } from './facts-in-words.ts'
import { supportYears } from './product-facts.ts'
import { partsIn, partsOf, partsText } from './product-parts.ts'

type Package = {
  product: ProductKey
  part: PublicReleases['releases'][number]['part']
  requirements: { en: string[] }
  systems?: Partial<Record<Platform, string[]>>
  releases: (Omit<PublicReleases['releases'][number], 'product' | 'part'> & {
    builds: { platform: Platform; cpu: Cpu }[]
  })[]
}

const packages = globSync('api/seed/packages/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Package,
)

const data: PublicReleases = {
  releases: packages
    .flatMap(({ product, part, releases }) => releases.map((one) => ({ ...one, product, part })))
    .toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt)),
  builds: packages
    .flatMap(({ product, part, systems, releases }) =>
      releases.flatMap(({ version, releasedAt, builds }) =>
        builds.map((build) => ({
          ...build,
          product,
          part,
          version,
          releasedAt,
          systems: systems?.[build.platform] ?? [],
        })),
      ),
    )
    .toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt)),
}

const minorOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 100 + minor
}

it('says of a product what its packages say', () => {
  expect(partsOf(data, 'mvda', '2026-11-28')).toEqual([
    {
      part: 'server',
      version: '8.6',
      processors: ['x86', 'arm'],
      previous: { version: '8.0', until: '2027-12-31' },
    },
    {
      part: 'client',
      version: '8.6.2',
      processors: ['x86', 'arm', 'loongarch'],
      previous: { version: '8.0', until: '2027-12-31' },
    },
  ])
  expect(partsOf(data, 'mvda', '2028-01-01')[0]).not.toHaveProperty('previous')
  expect(
    partsOf(data, 'a2m', '2026-11-28').find(({ part }) => part === 'client')?.processors,
    'a phone brings its own',
  ).toEqual([])
  for (const product of productKeys) {
    const parts = partsOf(data, product, '2026-11-28')
    expect(partsIn(partsText(parts))).toEqual(parts)
  }
  expect(partsIn('')).toEqual([])
  expect(partsOf({ releases: [], builds: [] }, 'mvda', '2026-11-28')).toEqual([])
})

it.each(productKeys)(
  'has no client of %s that is newer than every server, but for its patches',
  (product) => {
    const parts = partsOf(data, product, '2026-11-28')
    const server = parts.find(({ part }) => part === 'server' || part === 'system')
    const client = parts.find(({ part }) => part === 'client')
    expect(server).toBeDefined()
    if (client) expect(minorOf(server?.version ?? '')).toBeGreaterThanOrEqual(minorOf(client.version))
  },
)

it('has every version that an upgrade or a client needs, and says the same in the requirements', () => {
  for (const { product, part, requirements, releases } of packages) {
    const servers = data.releases.filter((one) => one.product === product && one.part !== part)
    for (const { upgradeFrom, serverFrom, serverTo } of releases) {
      if (upgradeFrom) expect(releases.map(({ version }) => version)).toContain(upgradeFrom)
      for (const server of [serverFrom, serverTo])
        if (server) expect(servers.map(({ version }) => version)).toContain(server)
    }
    const text = requirements.en.join(' ')
    for (const [, version, needed] of text.matchAll(/upgrade to (\d[\d.]*) you need (\d[\d.]*\d) or later/g))
      expect(releases.find((one) => one.version === version)?.upgradeFrom).toBe(needed)
    for (const [, needed] of text.matchAll(/(?:server|system) (\d[\d.]*\d) or later/g))
      for (const { serverFrom } of releases) expect(serverFrom).toBe(needed)
  }
})

it('supports each major version as long as the rule says', () => {
  for (const { product, releases } of packages) {
    const newest = releases.at(-1)
    const first = data.releases.findLast(
      (one) => one.product === product && one.version.split('.')[0] === newest?.version.split('.')[0],
    )
    const end = (years: number) =>
      String(Number(first?.releasedAt.slice(0, 4)) + years) + first?.releasedAt.slice(4)
    expect(newest?.fixesUntil && newest.fixesUntil >= end(supportYears.full)).toBe(true)
    for (const { fixesUntil, securityUntil, releasedAt } of releases) {
      expect(releasedAt < (fixesUntil ?? '')).toBe(true)
      expect((fixesUntil ?? '') < (securityUntil ?? '')).toBe(true)
    }
  }
})

it('says the facts in both languages', async () => {
  for (const lang of ['cn', 'en'] as const) {
    await loadWords(lang, ['products', 'product-mvda'])
    const { short, parts, ports } = factsInWords(lang, 'mvda', partsOf(data, 'mvda', '2026-11-28'))
    expect(short.sizing).toContain('500')
    expect(short.ports).toBe(
      lang === 'cn'
        ? '443/TCP, 443/UDP；8443/TCP；636/TCP, 1812/UDP'
        : '443/TCP, 443/UDP; 8443/TCP; 636/TCP, 1812/UDP',
    )
    expect(ports.map(({ port }) => port).join()).toMatch(/3389\/TCP.*SPICE/)
    expect(parts.flatMap(({ processors }) => processors).join()).toContain(
      lang === 'cn' ? '龙芯' : 'Loongson',
    )
    expect(factsInWords(lang, 'mvda').short.versions).toBe('')
  }
})
