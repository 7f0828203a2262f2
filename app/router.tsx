import { QueryClient } from '@tanstack/react-query'
import { type AnyRouteMatch, type AnyRouter, createRouter, type ParsedLocation } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { keepsPosition, type Place } from '#src/site/routing/sections.ts'
import { maskFailures } from './errors/mask-failures.ts'
import { StatusPage } from './errors/status-page.tsx'
import { placeOf } from './navigation/on-navigation.ts'
import { showProgress } from './navigation/progress.ts'
import { parseSearch, stringifySearch } from './navigation/search-params.ts'
import { loadWordsOfPage, type WordsOfPage, wordsOfMatches } from './rendering/words-of-matches.ts'
import { routeTree } from './routeTree.gen.ts'

if (import.meta.env.SSR) maskFailures(routeTree)

/** One router per request on the server, one per visit in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false },
      // without a network a change fails and says so: it would wait in silence
      mutations: { networkMode: 'always' },
    },
  })
  let from: Place | undefined
  let traversing = false
  let animatedByBrowser = false
  // back and forward return to where the visitor was, within a section too
  const keeps = (to: ParsedLocation): boolean => !traversing && keepsPosition(from, placeOf(router, to))

  const router = createRouter({
    routeTree,
    // one address a page: in another case it is none
    caseSensitive: true,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    ssr: { nonce: scriptMark() },
    defaultPreload: 'intent',
    // Query decides what is fresh
    defaultPreloadStaleTime: 0,
    // what a loader of the first page prepared on the server is not in the browser: without it, Back would show that page
    // without its screen, and restore a position further up
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ({ error }) => <StatusPage error={error} />,
    scrollRestorationBehavior: 'instant',
    // asked on the server: whether the document restores its position by an inline script of the router's. In the browser
    // the first page is where that put it, or where a visitor scrolled it since.
    scrollRestoration: ({ location }) => import.meta.env.SSR || (from !== undefined && !keeps(location)),
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged && !animatedByBrowser ? ['page'] : false),
    },
    // hydration does not run beforeLoad again: the page's words have to be there before its components are
    dehydrate: (): WordsOfPage => wordsOfMatches(matchesOf(router)),
    hydrate: loadWordsOfPage,
  })

  // the browser has shown a transition of its own, as after a swipe back: none of ours
  if (!import.meta.env.SSR)
    addEventListener('popstate', ({ hasUAVisualTransition }) => {
      animatedByBrowser = hasUAVisualTransition
    })
  // a server has no history
  router.history?.subscribe(({ action: { type } }) => {
    traversing = type === 'BACK' || type === 'FORWARD' || type === 'GO'
    if (!traversing) animatedByBrowser = false
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    from = fromLocation && placeOf(router, fromLocation)
    if (from && from.pathname !== toLocation.pathname) stopSmoothScroll()
  })
  router.subscribe('onRendered', (event) => {
    // JSON-LD and canonical link describe the first page only
    if (event.fromLocation && event.hrefChanged) forgetMachineHead()
    // recorded for scroll restoration, or Back would return to the top
    if (!from || keeps(event.toLocation)) document.dispatchEvent(new Event('scroll'))
  })

  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    // the message of a failed one is for the log
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  })
  showProgress(router)
  return router
}

/** Ends a running smooth scroll: it would go on in the next page. */
function stopSmoothScroll(): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
}

function forgetMachineHead(): void {
  for (const tag of document.querySelectorAll('head>[property],[type="application/ld+json"]')) tag.remove()
}

// not inline: the router's type must not depend on its own options
function matchesOf(router: AnyRouter): AnyRouteMatch[] {
  return router.state.matches
}

/**
 * The host gives each render a mark and allows only the inline scripts that carry it, so that one smuggled in with an
 * article's text is not among them (docs/decisions: policy by hashes).
 */
const scriptMark = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => markOfRequest())

function markOfRequest(): string | undefined {
  try {
    return getRequestHeader('x-script-mark')
  } catch {
    // a router made outside of a request, as in tests
    return undefined
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
