// first: until hydration, development has the page's sheets in the order of the imports below its root, and the first
// sheet puts the cascade layers in order
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import '#src/ui/reader-settings.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Namespaces } from '#i18n/i18n-types.ts'
import type { MiddlewareName } from '#src/site/routing/middleware.ts'
import { StatusPage } from '../errors/status-page.tsx'
import { loadWordsOfPage, wordsOfMatches } from '../rendering/words-of-matches.ts'
import { Document } from '../shell/document.tsx'
import { loadSiteData } from '../shell/site-data.ts'
import { Frame, SiteFrame } from '../shell/site-frame.tsx'

export type RouterContext = {
  queryClient: QueryClient
  /** set when a component threw while rendering on the server */
  renderFailure?: { status: number; requestId: string | undefined; message: string | undefined }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the namespaces the route's components read with `useWords` */
    words?: readonly Namespaces[]
    middleware?: readonly MiddlewareName[]
    /** for the `validate` middleware: whether the route accepts these parameters */
    validate?: (params: Record<string, unknown>) => boolean
    /** whether the window opens at the section these parameters name, and not at the page's top */
    opensAtSection?: (params: Record<string, unknown>) => boolean
    /** which item of a list the page shows: one that was opened begins at its top, in its section too */
    item?: (address: {
      params: Record<string, unknown>
      search: Record<string, unknown>
    }) => string | undefined
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches }) => loadWordsOfPage(wordsOfMatches(matches)),
  loader: loadSiteData,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
  }),
  shellComponent: Document,
  component: SiteFrame,
  errorComponent: ({ error }) => (
    <Frame>
      <StatusPage error={error} />
    </Frame>
  ),
  notFoundComponent: () => <StatusPage error={{ status: 404 }} />,
})
