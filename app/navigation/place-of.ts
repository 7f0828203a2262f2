import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { opensItem, type Place } from '#src/site/sections.ts'

/** A location with the item of a list that is shown there, by its route's `staticData.item`. */
export function placeOf(router: AnyRouter, { pathname, hash, search }: ParsedLocation): Place {
  const [routes, params] = router.getMatchedRoutes(pathname)
  const address = { params, search: search as Record<string, unknown> }
  const items = routes.map(({ options }) => options.staticData?.item?.(address))
  return { pathname, hash, item: items.find((item) => item !== undefined) }
}

/** Whether a navigation leads to another page: another path, or another item at the same one. */
export function opensPage(router: AnyRouter, from: ParsedLocation, to: ParsedLocation): boolean {
  return from.pathname !== to.pathname || opensItem(placeOf(router, from), placeOf(router, to))
}
