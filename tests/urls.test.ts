import { describe, expect, it } from 'vitest'
import { getRouter } from '#app/router.tsx'
import cn from '#i18n/cn/index.ts'
import type { MenuEntry } from '#i18n/menu.ts'
import { pageEntries } from '#src/search/page-entries.ts'
import { publishedPages } from '#src/site/pages.ts'
import { addedRows, answeringRoutes, specRows, staffRoutes, type UrlRow, urls } from './urls.ts'

const rows = [...specRows, ...addedRows]

describe('the URL space', () => {
  it('is the table in urls.ts and nothing else', () => {
    const known = ['/', ...rows.map(({ route }) => route), ...answeringRoutes, ...staffRoutes]
    // a layout answers by its index route, which has the same address with a slash
    const leaves = Object.values(getRouter().routesByPath).filter((route) => !route.children)
    const routes = leaves.map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
    expect([...new Set(routes)].sort(), 'add the page to tests/urls.ts').toEqual(known.sort())
  })

  it('has an address per row, each once', () => {
    expect(new Set(urls).size).toBe(urls.length)
    for (const { route, paths } of specRows) expect(paths.length, route).toBeGreaterThan(0)
  })

  it('answers every address with the route of its row', () => {
    const router = getRouter()
    for (const { route, paths } of rows) {
      for (const path of paths) {
        const [, , foundRoute] = router.getMatchedRoutes(`/en${path}`)
        expect(foundRoute?.fullPath.replace(/(.)\/$/, '$1'), path).toBe(route)
      }
    }
  })
})

describe('every page is found, or urls.ts says why not', () => {
  it('in a menu: i18n/cn/index.ts and i18n/en/index.ts', () => {
    const entries: readonly MenuEntry[] = [...cn.header.navList, ...cn.footer.links]
    const menus = entries.flatMap((entry) => [entry, ...(entry.child ?? [])]).map(({ url }) => url)
    expectFound(
      'menu',
      menus.map((url) => url.replace(/^\/$/, '')),
    )
  })

  it('in the site map: src/site/pages.ts', () => {
    expectFound(
      'sitemap',
      publishedPages().map(({ path }) => path),
    )
  })

  it('by the search: src/search/page-entries.ts', async () => {
    const entries = await pageEntries('en')
    expectFound(
      'search',
      entries.map(({ place }) => place.path.replace(/^\/$/, '')),
    )
  })
})

/** Each page is in the list, unless its row says why it is not; then it is not. */
function expectFound(list: keyof NonNullable<UrlRow['absent']>, found: readonly string[]): void {
  const pages = rows.flatMap(({ paths, absent }) => paths.map((path) => ({ path, why: absent?.[list] })))
  const missing = pages.filter(({ path, why }) => !why && !found.includes(path)).map(({ path }) => path)
  const needless = pages.filter(({ path, why }) => why && found.includes(path)).map(({ path }) => path)
  expect(missing, `missing: add them, or say why not in tests/urls.ts (absent.${list})`).toEqual([])
  expect(needless, `there, although tests/urls.ts says they are not (absent.${list})`).toEqual([])
}
