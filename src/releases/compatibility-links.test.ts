import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { productKeys, productNames } from '#contract/products.ts'
import type { CompatibilitySeed } from '../../api/downloads/compatibility-store.ts'
import { visitEntry } from '../../tests/server/visit-entry.ts'

const listed = globSync('api/seed/compatibility/*.json')
  .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as CompatibilitySeed).entries)
  .map((entry) => ({ ...entry, sample: true }))

vi.mock('#src/upstream/releases.server.ts', () => ({
  readReleases: async () => ({
    state: 'fresh',
    data: { releases: [], builds: [], compatibility: listed },
  }),
}))

async function read(path: string): Promise<string> {
  const response = await visitEntry(path)
  expect(response.status).toBe(200)
  return response.text()
}

describe.each([
  ['cn', '兼容性列表', '示例'],
  ['en', 'compatibility list', 'sample'],
] as const)('%s', (lang, name, sample) => {
  test.each(productKeys)(
    'what names the compatibility list on the page of %s leads to its devices',
    async (product) => {
      const page = (await read(`/${lang}/product/${product}`)).replaceAll('<!-- -->', '')
      const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
      const addresses = links.filter(([, , text]) => text === name).map(([, address]) => address)
      expect(addresses).toHaveLength(product === 'mvda' || product === 'mdw' ? 2 : 1)
      const address = `/${lang}/service/releases?product=${product}#compatibility`
      expect(new Set(addresses)).toEqual(new Set([address]))
      const list = await read(address)
      expect(list).toContain('id="compatibility"')
      expect(list).toContain(`href="${address.replace('compatibility', 'devices')}"`)
      const [table = ''] = /(?<=id="devices").*?<\/table>/s.exec(list) ?? []
      const rows = [...table.matchAll(/<th scope="row">([^<]*)<\/th><td[^>]*>(\w+)/g)]
      const own = listed.filter((entry) => entry.product === product)
      expect(rows.map(([, device]) => device).sort()).toEqual(
        own.map(({ nameCn, nameEn }) => ({ cn: nameCn, en: nameEn })[lang]).sort(),
      )
      expect(rows.filter(([, , of]) => of !== productNames[product])).toEqual([])
      expect(table.match(new RegExp(` · ${sample}<`, 'g'))).toHaveLength(own.length)
    },
  )
})
