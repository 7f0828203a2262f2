import type { PublicSettings } from './settings.ts'
import type { CurrentUser } from './visitor.ts'

/** What the frame around every page knows. Loaded once a visit, by the root route; no visitor is an anonymous one. */
export type SiteData = { settings: PublicSettings; visitor: CurrentUser | null }
