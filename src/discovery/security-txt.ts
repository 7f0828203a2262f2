import { company } from '#src/site/company.ts'
import { languageTag, locales } from '#src/site/locale.ts'

/** Where to report a weakness (RFC 9116). */
export function securityTxt(publicOrigin: string, now: Date): string {
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expiryOf(now)}`,
    `Preferred-Languages: ${locales.map((locale) => languageTag(locale).slice(0, 2)).join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** The first of a month, six to seven months ahead: less than a year, as the RFC asks, and the same for a month. */
function expiryOf(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1)).toISOString()
}
