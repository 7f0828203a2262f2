import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouteMatch, type AnyRouter, createRouter, type ParsedLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { keepsPosition, type Place } from '#src/site/routing/sections.ts'
import { maskFailures } from './errors/mask-failures.ts'
import { PageError } from './errors/page-error.tsx'
import { placeOf } from './navigation/on-navigation.ts'
import { showProgress } from './navigation/progress.ts'
import { parseSearch, stringifySearch } from './navigation/search-params.ts'
import type { WordsOfPage } from './rendering/edits-of-page.server.ts'
import { dehydratedWords, loadWordsOfPage } from './rendering/words-of-matches.ts'
import { routeTree } from './routeTree.gen.ts'

if (import.meta.env.SSR) maskFailures(routeTree)

/** One router per request on the server, one per visit in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      // without a network they fail at once, as behind a dead line: paused is a state that no page draws (decision 13)
      queries: { staleTime: 60_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
  let from: Place | undefined
  let traversing = false
  let animatedByBrowser = false
  // the browser already animated this navigation, as after a swipe back; before the router, which may begin a transition at once
  if (!import.meta.env.SSR)
    addEventListener('popstate', ({ hasUAVisualTransition }) => {
      animatedByBrowser = hasUAVisualTransition
    })
  // back and forward restore the position, within a section too
  const keeps = (to: ParsedLocation): boolean => !traversing && keepsPosition(from, placeOf(router, to))

  const router = createRouter({
    routeTree,
    // page addresses are case-sensitive: one URL per page
    caseSensitive: true,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    ssr: { nonce: scriptMark() },
    defaultPreload: 'intent',
    // staleness is Query's
    defaultPreloadStaleTime: 0,
    // what loaders preloaded on the server is missing in the browser: Back must wait for it, or the scroll is misplaced
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: PageError,
    scrollRestorationBehavior: 'instant',
    // on the server: whether the document gets the router's scroll restoration script; in the browser it has run
    scrollRestoration: ({ location }) => import.meta.env.SSR || (from !== undefined && !keeps(location)),
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged && !animatedByBrowser ? ['page'] : false),
    },
    // hydration does not rerun beforeLoad, but components need the page's messages, and what loaders have fetched
    dehydrate: (): WordsOfPage => ({
      ...dehydratedWords(matchesOf(router)),
      ...(import.meta.env.SSR && dehydrate(queryClient)),
    }),
    hydrate: (page) => {
      // what is unknown to Query's types is not serialisable to the router's
      const queries: object = page
      hydrate(queryClient, queries)
      return loadWordsOfPage(page)
    },
    // biome-ignore lint/correctness/noComponentHookFactories: one router, one component
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })

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
    // makes scroll restoration record the position, or Back would return to the top
    if (!from || keeps(event.toLocation)) document.dispatchEvent(new Event('scroll'))
  })

  showProgress(router)
  return router
}

/** Stops a running smooth scroll, which would continue on the next page. */
function stopSmoothScroll(): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
}

function forgetMachineHead(): void {
  for (const tag of document.querySelectorAll('head>[property],[type="application/ld+json"]')) tag.remove()
}

// not inline: the router's type would depend on its own options
function matchesOf(router: AnyRouter): AnyRouteMatch[] {
  return router.state.matches
}

/** Nonce per render: injected markup has none, so its scripts cannot run (docs/decisions: policy by hashes). */
const scriptMark = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => markOfRequest())

function markOfRequest(): string | undefined {
  try {
    return getRequestHeader('x-script-mark')
  } catch {
    // a router created outside a request, as in tests
    return undefined
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
