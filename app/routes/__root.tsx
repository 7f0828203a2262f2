// first: declares the order of the cascade layers; in development the page's sheets come after the imports below
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import '#src/ui/reader-settings.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Namespaces } from '#i18n/i18n-types.ts'
import type { MiddlewareName } from '#src/site/routing/middleware.ts'
import { StatusPage } from '../errors/status-page.tsx'
import { loadWordsToShow } from '../rendering/words-of-matches.ts'
import { Document } from '../shell/document.tsx'
import { loadSiteData } from '../shell/site-data.ts'
import { Frame, SiteFrame } from '../shell/site-frame.tsx'

export type RouterContext = {
  queryClient: QueryClient
  /** set when a component threw during the server render */
  renderFailure?: { status: number; requestId: string | undefined; message: string | undefined }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** of the staff side: message namespaces the route's components read with `useWords` */
    words?: readonly Namespaces[]
    middleware?: readonly MiddlewareName[]
    /** whether the page opens scrolled to the section these parameters name */
    opensAtSection?: (params: Record<string, unknown>) => boolean
    /** the list item the page shows, where it is a text; one that was opened starts at the top */
    item?: (address: { params: Record<string, unknown>; search: Record<string, unknown> }) => unknown
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches }) => loadWordsToShow(matches),
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
