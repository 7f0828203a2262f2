import type { AnyRouteMatch, AnyRouter, ParsedLocation } from '@tanstack/react-router'

/**
 * The router as it will be at a page that has been fetched: for components, which ask it what to show. What they do with
 * it is done by the router itself.
 */
export function stillRouter(
  router: AnyRouter,
  location: ParsedLocation,
  matches: readonly AnyRouteMatch[],
): AnyRouter {
  const matchOf = new Map(matches.map((match) => [match.routeId as string, still(match)]))
  const nothing = still(undefined)
  const stores = {
    status: still('idle'),
    location: still(location),
    resolvedLocation: still(location),
    ids: still([...matchOf.keys()]),
    matches: still(matches),
    __store: still({ status: 'idle', isLoading: false, matches, location, resolvedLocation: location }),
    byRoute: matchOf,
    getMatchStore: (routeId: string) => matchOf.get(routeId) ?? nothing,
    setMatches: () => {},
  }
  return Object.create(router, { stores: { value: stores } })
}

/** A store of what does not change. */
function still<T>(value: T) {
  return { get: () => value, subscribe: () => ({ unsubscribe: () => {} }) }
}
