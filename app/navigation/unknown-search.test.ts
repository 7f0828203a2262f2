import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { estimateNames } from '#contract/trial/estimate-search.ts'
import { searchNames } from '#src/site/routing/search-names.ts'
import { getRouter } from '../router.tsx'

const router = getRouter()

/** Loaders answer them with a 404. */
const identifying = ['id', 'token', 'path']
/** Whatever somebody typed; the pages of products and estimates say what of it is none. */
const typed = [
  ...['q', 'version', 'system', 'cursor', 'by', 'campaign', 'products', ...estimateNames],
  // of the site, in the frame where staff change its texts
  '/admin/site page',
]

const reading = Object.values(router.routesById).filter(({ options }) => 'validateSearch' in options)

it('walks all routes that read their search', () => {
  expect(reading.length).toBeGreaterThanOrEqual(20)
})

it.each(reading.map(({ fullPath }) => fullPath))(
  '%s: what filters is forgiven, what identifies is not',
  (to) => {
    const path = to.replace('$lang', 'cn').replace(/\$\w+/g, 'x')
    const kept = (name: string) => {
      const isDays = name === 'days' && path.startsWith('/admin')
      return !isDays && [...identifying, ...typed].some((one) => one === name || one === `${path} ${name}`)
    }
    for (const name of searchNames) {
      const found = searchOf(`${path}?${name}=No+such`, to)
      if (found.declared.includes(name))
        expect(found.search[name], name).toBe(kept(name) ? 'No such' : undefined)
      // a link leads to what the route has read
      if (!kept(name))
        expect(found.declared.includes(name) ? found.search[name] : undefined, name).toBeUndefined()
    }
  },
)

function searchOf(href: string, to: string) {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
  const match = router.matchRoutes(router.latestLocation).find(({ fullPath }) => fullPath === to)
  if (!match) throw new Error(`${href} is no address of ${to}`)
  return { search: match.search as Record<string, unknown>, declared: Object.keys(match._strictSearch) }
}
