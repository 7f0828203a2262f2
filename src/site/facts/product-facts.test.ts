import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productKeys } from '#api/contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { factsInWords } from './facts-in-words.ts'
import { productFacts } from './product-facts.ts'

type Package = {
  product: string
  requirements: { en: string[] }
  releases: { version: string; releasedAt: string }[]
}

const packages = globSync('api/seed/packages/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Package,
)

for (const product of productKeys) {
  it(`names the newest versions of ${product} that can be downloaded`, () => {
    const newest = packages
      .filter((it) => it.product === product)
      .map(
        ({ releases }) => releases.toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt))[0]?.version,
      )
    expect(new Set(productFacts[product].parts.map(({ version }) => version))).toEqual(new Set(newest))
  })
}

const minorOf = (version: string) => version.split('.').slice(0, 2).map(Number)

it.each(productKeys)(
  'has no client of %s that is newer than every server, but for its patches',
  (product) => {
    const [server, client] = ['server', 'client'].map((part) =>
      productFacts[product].parts.find((one) => one.part === part),
    )
    if (!server || !client) return
    const [[major = 0, minor = 0], [ofClient = 0, minorOfClient = 0]] = [
      minorOf(server.version),
      minorOf(client.version),
    ]
    expect(major * 100 + minor).toBeGreaterThanOrEqual(ofClient * 100 + minorOfClient)
  },
)

it('has every version in Downloads that an upgrade needs', () => {
  for (const { requirements, releases } of packages)
    for (const [, needed = ''] of requirements.en.join().matchAll(/need (\d[\d.]*\d) or later/g))
      expect(releases.map(({ version }) => version)).toContain(needed)
})

it('says the facts in both languages', async () => {
  for (const lang of ['cn', 'en'] as const) {
    await loadWords(lang, ['products', 'product-mvda'])
    const { short, parts } = factsInWords(lang, 'mvda')
    expect(short.sizing).toContain('500')
    expect(short.ports).toBe(
      lang === 'cn'
        ? '443/TCP, 443/UDP；8443/TCP；636/TCP, 1812/UDP'
        : '443/TCP, 443/UDP; 8443/TCP; 636/TCP, 1812/UDP',
    )
    expect(parts.flatMap(({ processors }) => processors).join()).toContain(
      lang === 'cn' ? '龙芯' : 'Loongson',
    )
  }
})
