import type { PublicSettings } from './settings.ts'

/** What the frame around every page knows: loaded once by the root route, and the same for everybody. */
export type SiteData = { settings: PublicSettings }
