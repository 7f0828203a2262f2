import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CompatibilitySeed } from '../../../api/downloads/compatibility-store.ts'

/** Who is sent to the compatibility list has to find there what the sentence is about. */
const modules = import.meta.glob<{ default: object }>('/i18n/{cn,en}/**/index.ts', { eager: true })
const readAll = <T>(pattern: string) =>
  globSync(pattern).map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as T] as const)
const listed = readAll<CompatibilitySeed>('api/seed/compatibility/*.json').flatMap(
  ([, { entries }]) => entries,
)
const entriesOf = (product: string) => listed.filter((entry) => entry.product === product)
const article = 'api/seed/news/2026-10-21-mvda-arm-terminals.json'

/** What is promised where the list is named, by kind; the others are names of the list, and links to all of it. */
const promised: Record<string, [product: string, ...kinds: string[]][]> = {
  products: ['av', 'centerview', 'dsc', 'a2m'].map((product) => [product, 'desktops']),
  'product-mdw': [['mdw', 'desktops', 'probe', 'usb', 'board']],
  'product-mvda': [['mvda', 'hypervisor', 'thin-client', 'printer', 'scanner', 'card-reader', 'usb']],
  [article]: [['mvda', 'thin-client', 'gpu']],
  downloads: [],
  service: [],
  releases: [],
}

it('every text that names the list is known here', () => {
  const named = /兼容性列表|compatibility list/i
  const inWords = Object.entries(modules).flatMap(([path, { default: words }]) =>
    named.test(JSON.stringify(words)) && !path.includes('/admin') ? [path.split('/').at(-2) ?? ''] : [],
  )
  const inNews = readAll<object>('api/seed/news/*.json').flatMap(([file, json]) =>
    named.test(JSON.stringify(json)) ? [file] : [],
  )
  expect([...new Set([...inWords, ...inNews])].sort()).toEqual(Object.keys(promised).sort())
})

it.each(Object.entries(promised))('%s: the list holds what it is named for', (_, promises) => {
  for (const [product, ...kinds] of promises) {
    const found = new Set<string>(entriesOf(product).map(({ kind }) => kind))
    expect([product, kinds.filter((kind) => !found.has(kind))]).toEqual([product, []])
  }
})

it('an article leads to the part of its product, where graphics cards have drivers and probes a vendor', () => {
  const { cn, en } = JSON.parse(readFileSync(article, 'utf8'))
  for (const [lang, { bodyHtml }] of Object.entries({ cn, en }))
    expect(bodyHtml).toContain(`"/${lang}/service/releases?product=mvda#compatibility"`)
  expect(entriesOf('mvda').filter(({ kind, driver }) => kind === 'gpu' && !driver)).toEqual([])
  expect(entriesOf('mdw').some(({ kind, models }) => kind === 'probe' && /VID/.test(models))).toBe(true)
})

/** Groups of a product page that name platforms and devices; what is no device, or a product of ours, is in none. */
describe.each([
  ['mvda', 0],
  ['centerview', 0],
  ['centerview', 1],
  ['av', 0],
  ['dsc', 1],
  ['mdw', 0],
  ['mdw', 2],
  ['mdw', 3],
  ['a2m', 1],
] as const)('%s, group %i of its compatibility', (product, at) => {
  it.each(['cn', 'en'] as const)('%s: each name is in the list', (lang) => {
    const words = modules[`/i18n/${lang}/product-${product}/index.ts`]?.default as {
      compatibility: { groups: { items: string[] }[] }
    }
    const items = words.compatibility.groups[at]?.items ?? []
    const names = new Set(entriesOf(product).map(({ nameCn, nameEn }) => ({ cn: nameCn, en: nameEn })[lang]))
    const others = /^MVDA$|存储|storage|Windows Server/
    expect(items.length).toBeGreaterThan(2)
    expect(items.filter((item) => !names.has(item) && !others.test(item))).toEqual([])
  })
})

it('names versions of its products that were released', () => {
  const packages = readAll<{ product: string; releases: { version: string }[] }>('api/seed/packages/*.json')
  const released = packages.flatMap(([, { product, releases }]) =>
    releases.map(({ version }) => `${product} ${version}`),
  )
  const named = listed.flatMap(({ product, versionFrom, versionTo }) =>
    [versionFrom, versionTo].filter(Boolean).map((version) => `${product} ${version}`),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((one) => !released.includes(one))).toEqual([])
})
