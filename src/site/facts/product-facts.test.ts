import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Cpu, Platform } from '#contract/package-schema.ts'
import { type ProductKey, productKeys } from '#contract/products.ts'
import type { PublicReleases } from '#contract/release-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { toldDays, wrongDays } from '../../../tests/told-facts.ts'
import { factsInWords } from './facts-in-words.ts'
import { stateOf, supportRule } from './life-cycle.ts'
import { partsOf } from './product-parts.ts'

type Lines = { cn: string[]; en: string[] }

type Package = {
  product: ProductKey
  part: PublicReleases['releases'][number]['part']
  requirements: Lines
  systems?: Partial<Record<Platform, string[]>>
  releases: (Omit<PublicReleases['releases'][number], 'product' | 'part'> & {
    requirements?: Lines
    builds: { platform: Platform; cpu: Cpu }[]
  })[]
}

const packages = globSync('api/seed/packages/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Package,
)

const data: Omit<PublicReleases, 'compatibility'> = {
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
      previous: { version: '8.0', fixes: '2027-04-30', security: '2028-04-30' },
    },
    {
      part: 'client',
      version: '8.6.2',
      processors: ['x86', 'arm', 'loongarch'],
      previous: { version: '8.0', fixes: '2027-04-30', security: '2028-04-30' },
    },
  ])
  expect(partsOf(data, 'mvda', '2028-05-01')[0]).not.toHaveProperty('previous')
  expect(
    partsOf(data, 'a2m', '2026-11-28').find(({ part }) => part === 'client')?.processors,
    'a phone brings its own',
  ).toEqual([])
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
    for (const { version, upgradeFrom, serverFrom, serverTo, requirements: own } of releases) {
      const said = (text: string[] = [], pattern: RegExp) =>
        [...text.join(' ').matchAll(pattern)].map(([, ...numbers]) => numbers.filter(Boolean))
      const all = {
        cn: [...requirements.cn, ...(own?.cn ?? [])],
        en: [...requirements.en, ...(own?.en ?? [])],
      }
      const upgrades = said(all.en, /upgrade to (\d[\d.]*) you need (\d[\d.]*\d) or later/g)
      expect(said(all.cn, /升级到(\d[\d.]*)需要(\d[\d.]*\d)及以上/g)).toEqual(upgrades)
      // on the page of the version itself, and of no other
      for (const upgrade of upgrades) expect(upgrade).toEqual([version, upgradeFrom])
      const servers = said(all.en, /(?:server|system) (\d[\d.]*\d) (?:or later|to (\d[\d.]*\d))/g)
      expect(said(all.cn, /(?:服务端|系统)(\d[\d.]*\d)(?:及以上|至(\d[\d.]*\d))/g)).toEqual(servers)
      for (const bounds of servers) expect(bounds).toEqual([serverFrom, serverTo].filter(Boolean))
    }
  }
})

/** The last day of the month that is so many months after a day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

it('ends fixes and security fixes of every version as the printed rule says, without exception', () => {
  const { years, months, securityYears } = supportRule
  for (const { product, part, releases } of packages) {
    // a patch belongs to the version that its first two numbers are
    const released = Map.groupBy(releases, ({ version }) => minorOf(version))
    const firstDays = [...released]
      .map(([minor, [first]]) => ({ minor, day: first?.releasedAt ?? '' }))
      .toSorted((a, b) => a.minor - b.minor)
    for (const { version, fixesUntil, securityUntil } of releases) {
      const at = firstDays.findIndex(({ minor }) => minor === minorOf(version))
      const [own, next] = firstDays.slice(at)
      const ends = [monthsAfter(own?.day ?? '', years * 12), ...(next ? [monthsAfter(next.day, months)] : [])]
      const [fixes = ''] = ends.sort()
      expect([product, part, version, fixesUntil, securityUntil]).toEqual([
        ...[product, part, version],
        ...[fixes, monthsAfter(fixes, securityYears * 12)],
      ])
    }
  }
})

it('ends support with its last day', () => {
  const one = { fixesUntil: '2028-12-31', securityUntil: '2029-12-31' }
  const days = ['2028-12-31', '2029-01-01', '2029-12-31', '2030-01-01']
  expect(days.map((day) => stateOf(one, day))).toEqual(['supported', 'security', 'security', 'ended'])
  expect(stateOf({ fixesUntil: null, securityUntil: null }, '2099-01-01')).toBe('supported')
})

it('says the facts in both languages', async () => {
  for (const lang of ['cn', 'en'] as const) {
    await loadWords(lang, ['products', 'product-mvda'])
    const { parts, ports, short } = factsInWords(lang, 'mvda', partsOf(data, 'mvda', '2026-11-28'))
    expect(short.sizing).toContain('500')
    expect(ports.map(({ port }) => port).join()).toMatch(/3389\/TCP.*SPICE/)
    expect(parts.flatMap(({ processors }) => processors).join()).toContain(
      lang === 'cn' ? '龙芯' : 'Loongson',
    )
    const told = toldDays(
      lang,
      parts.flatMap(({ previous }) => (previous ? [{ place: 'mvda', text: previous }] : [])),
    )
    expect(told.map(({ label }) => label)).toEqual([
      ...['fixesUntil', 'securityUntil'],
      ...['fixesUntil', 'securityUntil'],
    ])
    expect(wrongDays(told)).toEqual([])
    expect(factsInWords(lang, 'mvda').short.versions).toBe('')
  }
})

it.each(productKeys)('gives each port of %s once above, and all of its table', async (product) => {
  for (const lang of ['cn', 'en'] as const) {
    await loadWords(lang, ['products', `product-${product}`])
    const { ports, short } = factsInWords(lang, product)
    const each = (text: string) =>
      [...text.matchAll(/((?:\d+, )*\d+)\/(TCP|UDP)/g)].flatMap(([, numbers = '', protocol]) =>
        numbers.split(', ').map((number) => `${number}/${protocol}`),
      )
    const shown = each(short.ports)
    expect(shown).toEqual([...new Set(shown)])
    expect(shown.toSorted()).toEqual([...new Set(ports.flatMap(({ port }) => each(port)))].toSorted())
  }
})

it('says above that a port is not numbered', async () => {
  await loadWords('en', ['products', 'product-mvda', 'product-a2m', 'product-centerview'])
  expect(factsInWords('en', 'mvda').short.ports).toBe(
    '443, 445, 636, 2049, 3389, 8443/TCP; 443, 1812, 3389/UDP; the rest in the table of ports',
  )
  expect(factsInWords('en', 'a2m').short.ports).toContain('the rest')
  expect(factsInWords('en', 'centerview').short.ports).toBe('443, 5432/TCP; 161/UDP')
})
