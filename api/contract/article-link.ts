import { isEmail } from './email.ts'
import { bodyLinkSchemes } from './keys.ts'
import { parseUrl } from './typed-text.ts'

const SCHEME = new RegExp(`^(?:${bodyLinkSchemes.join('|')}):`, 'i')
/** Of this site, or of this page. A browser takes `//name` and `/\name` for another host. */
const OWN = /^(?:\/(?![/\\])|#.)/
/** A host name with a top-level domain, as people copy it out of an address bar. */
const HOST = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u

/**
 * Where a link of an article leads. Without a scheme `www.firm.cn` is to a browser a page of our own, so it gets one.
 * @param typed or pasted, or the `href` of a body
 * @returns undefined where it is no address that an article may have
 */
export function articleLink(typed: string): string | undefined {
  const address = typed.trim()
  if (SCHEME.test(address)) return parseUrl(address) ? address : undefined
  if (OWN.test(address)) return address
  if (isEmail(address)) return `mailto:${address}`
  return HOST.test(address) ? `https://${address}` : undefined
}
