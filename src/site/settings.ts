import type { SiteEnv } from './env.ts'

/** Sent to the browser: no secrets. */
export type PublicSettings = Pick<
  SiteEnv,
  'publicOrigin' | 'loginUrl' | 'registerUrl' | 'forumUrl' | 'icpNumber' | 'publicSecurityNumber'
>

/** @param filing what the messages say, where the environment says nothing */
export function publicSettings(
  env: SiteEnv,
  filing: { icp: string; publicSecurity: string },
): PublicSettings {
  const { publicOrigin, loginUrl, registerUrl, forumUrl } = env
  return {
    publicOrigin,
    loginUrl,
    registerUrl,
    forumUrl,
    icpNumber: env.icpNumber || filing.icp,
    publicSecurityNumber: env.publicSecurityNumber || filing.publicSecurity,
  }
}

/** What every page is told of this deployment. */
export type SiteData = { settings: PublicSettings }
