import { rootRouteId, useMatch } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'
import type { SiteData } from '#src/site/settings.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'

/**
 * The root route's loader. It runs in the browser only after a page that failed to load: what calls the server is
 * fetched then.
 */
export async function loadSiteData(): Promise<SiteData> {
  const { getSiteData } = await import('#src/session/session.functions.ts')
  return getSiteData()
}

/** The settings; undefined on an error page that was reached before they could be loaded. */
export function useSiteData(): SiteData | undefined {
  return useMatch({ from: rootRouteId, shouldThrow: false, select: ({ loaderData }) => loaderData })
}

/** Who is logged in, or null: known on the download pages only, all others are the same for everybody. */
export function useVisitor(): CurrentUser | null {
  const data = useMatch({
    from: '/$lang/_default/_visitor',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData,
  })
  return data?.visitor ?? null
}

/** The language of the staff's side, which its address does not name; undefined on all other pages, and where it is off. */
export function useAdminLanguage(): Locale | undefined {
  return useMatch({ from: '/admin', shouldThrow: false, select: ({ loaderData }) => loaderData?.lang })
}
