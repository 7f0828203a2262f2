import type { SiteEnv } from './env.ts'

/** Sent to the browser: no secrets. */
export type PublicSettings = Pick<
  SiteEnv,
  'publicOrigin' | 'loginUrl' | 'registerUrl' | 'forumUrl' | 'icpNumber' | 'publicSecurityNumber'
>

export function publicSettings(env: SiteEnv): PublicSettings {
  const { publicOrigin, loginUrl, registerUrl, forumUrl, icpNumber, publicSecurityNumber } = env
  return { publicOrigin, loginUrl, registerUrl, forumUrl, icpNumber, publicSecurityNumber }
}

/** Root loader data, the same for everybody. */
export type SiteData = { settings: PublicSettings }
