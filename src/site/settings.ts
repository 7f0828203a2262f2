import type { SiteEnv } from './env.ts'

/** The settings every page may know. Nothing here is secret: they travel to the browser. */
export type PublicSettings = Pick<
  SiteEnv,
  'publicOrigin' | 'loginUrl' | 'registerUrl' | 'forumUrl' | 'icpNumber' | 'publicSecurityNumber'
>

/** Picks what may leave the server. */
export function publicSettings(env: SiteEnv): PublicSettings {
  const { publicOrigin, loginUrl, registerUrl, forumUrl, icpNumber, publicSecurityNumber } = env
  return { publicOrigin, loginUrl, registerUrl, forumUrl, icpNumber, publicSecurityNumber }
}

/** What the frame around every page knows: loaded once by the root route, and the same for everybody. */
export type SiteData = { settings: PublicSettings }
