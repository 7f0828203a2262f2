import { describe, expect, it } from 'vitest'
import { getRouter } from '#app/router.tsx'
import { addedRows, answeringRoutes, specRows, urls } from './urls.ts'

describe('the URL space', () => {
  it('is the table in urls.ts and nothing else', () => {
    const known = ['/', ...[...specRows, ...addedRows].map(({ route }) => route), ...answeringRoutes]
    // a layout and its index route share one address
    const routes = Object.keys(getRouter().routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))
    expect([...new Set(routes)].sort()).toEqual(known.sort())
  })

  it('has an address per row, each once', () => {
    expect(new Set(urls).size).toBe(urls.length)
    for (const { route, paths } of specRows) expect(paths.length, route).toBeGreaterThan(0)
  })

  it('answers every address with the route of its row', () => {
    const router = getRouter()
    for (const { route, paths } of [...specRows, ...addedRows]) {
      for (const path of paths) {
        const [, , foundRoute] = router.getMatchedRoutes(`/en${path}`)
        expect(foundRoute?.fullPath.replace(/(.)\/$/, '$1'), path).toBe(route)
      }
    }
  })
})
