import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { platforms } from '#api/contract/keys.ts'
import type { Platform } from '#api/contract/package-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { locales } from '#src/site/locale.ts'
import { type ProductKey, productKeys, productNames } from '../api/contract/products.ts'

// What product pages, the comparison and articles say of a product is what can be downloaded.

type Package = {
  id: string
  product: ProductKey
  releases: { version: string; builds: { platform: Platform }[] }[]
}

const seeds = join(import.meta.dirname, '../api/seed')
const packages = contentsOf('packages').map((text) => JSON.parse(text) as Package)
const articles = contentsOf('news').map(
  (text) => JSON.parse(text) as Record<'cn' | 'en', { bodyHtml: string }>,
)

/** How texts name a platform; an appliance is no client. */
const names: Record<Exclude<Platform, 'appliance'>, RegExp> = {
  windows: /Windows(?! Server| (cloud )?desktops?\b|云桌面)/,
  macos: /macOS/,
  kylin: /麒麟|Kylin/,
  uos: /UOS/,
  linux: /Linux(?! cloud|云桌面)/,
  android: /Android/,
  ios: /iOS/,
}

/** Which group of a product's compatibility list has what its client runs on. */
const clientGroup: Record<ProductKey, number> = { av: 2, dsc: 0, centerview: 2, mvda: 2, mdw: 5, a2m: 2 }

describe.each(locales)('in %s', (lang) => {
  test.each(productKeys)('%s says the platforms its client can be downloaded for', async (key) => {
    await loadWords(lang, [`product-${key}`])
    const group = wordsOf(lang, `product-${key}`).compatibility.groups[clientGroup[key]]
    const said = Object.entries(names).filter(([, name]) => group?.items.some((item) => name.test(item)))
    const clients = packages.filter(({ id, product }) => product === key && /client|agent|tool/.test(id))
    expect(clients.length).toBeGreaterThan(0)
    const made = new Set(clients.flatMap(newestBuilds))
    expect(said.map(([platform]) => platform)).toEqual(platforms.filter((platform) => made.has(platform)))
  })

  test('the comparison says which products are appliances and have clients for Kylin and UOS', async () => {
    await loadWords(lang, ['compare'])
    const levels = (row: string) => wordsOf(lang, 'compare').rows.find(({ key }) => key === row)?.values
    for (const key of productKeys) {
      const made = new Set(packages.filter(({ product }) => product === key).flatMap(newestBuilds))
      expect(levels('appliance')?.[key].level === 'yes', key).toBe(made.has('appliance'))
      expect(levels('xinchuang')?.[key].level === 'yes', key).toBe(made.has('kylin') && made.has('uos'))
    }
  })

  test('the phases of a logon are those of the article, as many as it counts', async () => {
    await loadWords(lang, ['product-centerview'])
    const specs = wordsOf(lang, 'product-centerview').specs.map(({ value }) => value)
    const article = articles
      .map((one) => one[lang]?.bodyHtml ?? '')
      .find((html) => /七个阶段|Seven phases/.test(html))
    const phases = [...(article ?? '').matchAll(/<tr><td>([^<]+)</g)].map(([, phase]) => phase)
    expect(phases).toHaveLength(7)
    const said = specs.map((value) => value.split(/、|, /)).find((list) => list.length === phases.length)
    expect(said?.map((phase) => phase.toLowerCase())).toEqual(phases.map((phase) => phase?.toLowerCase()))
  })
})

test('every version an article names was released, or is of its line', () => {
  const text = articles.map((article) => JSON.stringify(article)).join()
  let named = 0
  for (const key of productKeys) {
    const released = packages.filter(({ product }) => product === key).flatMap(({ releases }) => releases)
    for (const [, version = ''] of text.matchAll(new RegExp(`${productNames[key]} ?v?(\\d+\\.\\d+)`, 'g'))) {
      named += 1
      const isKnown = released.some((release) => `${release.version}.`.startsWith(`${version}.`))
      expect(isKnown, `${productNames[key]} ${version}`).toBe(true)
    }
  }
  expect(named).toBeGreaterThan(10)
})

function newestBuilds({ releases }: Package): Platform[] {
  return releases.at(-1)?.builds.map(({ platform }) => platform) ?? []
}

function contentsOf(folder: string): string[] {
  return readdirSync(join(seeds, folder)).map((file) => readFileSync(join(seeds, folder, file), 'utf8'))
}
