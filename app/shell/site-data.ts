import { useMatch } from '@tanstack/react-router'
import { loadOnce } from '#src/site/load-once.ts'
import type { PublicSettings } from '#src/site/settings.ts'
import type { CurrentUser } from '#src/site/visitor.ts'

/** What the frame around every page knows. Loaded once a visit, by the root route. */
export type SiteData = { settings: PublicSettings; visitor: CurrentUser | null }

/**
 * The root route's loader. It runs in the browser only after a page that failed to load: what calls the server is
 * fetched then.
 */
export async function loadSiteData(): Promise<SiteData> {
  const [{ getSettings }, { getCurrentUser }] = await serverFunctions()
  const [settings, visitor] = await Promise.all([getSettings(), getCurrentUser()])
  return { settings, visitor }
}

const serverFunctions = loadOnce(() =>
  Promise.all([import('#src/site/settings.functions.ts'), import('#src/session/session.functions.ts')]),
)

/** The settings and the visitor; undefined on an error page that was reached before they could be loaded. */
export function useSiteData(): SiteData | undefined {
  return useMatch({ from: '__root__' as never, shouldThrow: false, select: ({ loaderData }) => loaderData })
}

/** Who is logged in, or null. */
export function useVisitor(): CurrentUser | null {
  return useSiteData()?.visitor ?? null
}
