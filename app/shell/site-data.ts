import { rootRouteId, useMatch } from '@tanstack/react-router'
import type { Announced } from '#src/announcements/announced.ts'
import type { Locale } from '#src/site/locale.ts'
import type { SiteData } from '#src/site/settings.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'
import { loadAnnouncementLines } from './announcements.tsx'

/** Root loader data, the same for everybody. */
type RootData = SiteData & { announced?: Announced[] }

/** In the browser this runs only after a page that failed to load, so the server call is imported lazily. */
export async function loadSiteData(): Promise<RootData> {
  const [{ getSiteData }, { getAnnouncements }] = await Promise.all([
    import('#src/session/session.functions.ts'),
    import('#src/announcements/announcements.functions.ts'),
  ])
  const [site, announced] = await Promise.all([getSiteData(), getAnnouncements()])
  if (!announced) return site
  await loadAnnouncementLines()
  return { ...site, announced }
}

/** undefined on an error page rendered before the settings were loaded. */
export function useSiteData(): RootData | undefined {
  return useMatch({ from: rootRouteId, shouldThrow: false, select: ({ loaderData }) => loaderData })
}

/** The logged-in visitor or null; loaded on the download pages only, as all others are cached for everybody. */
export function useVisitor(): CurrentUser | null {
  const data = useMatch({
    from: '/$lang/_default/_visitor',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData,
  })
  return data?.visitor ?? null
}

/** Language of the staff side, which has none in its URL; undefined elsewhere. */
export function useAdminLanguage(): Locale | undefined {
  return useMatch({ from: '/admin', shouldThrow: false, select: ({ loaderData }) => loaderData?.lang })
}
