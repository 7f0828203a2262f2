import { isEmail } from './email.ts'
import { bodyLinkSchemes } from './keys.ts'
import { parseUrl } from './typed-text.ts'

const SCHEME = new RegExp(`^(?:${bodyLinkSchemes.join('|')}):`, 'i')
/** Internal path or fragment. Browsers read `//name` and `/\name` as another host. */
const OWN = /^(?:\/(?![/\\])|#.)/
/** A host name with a top-level domain, pasted without scheme. */
const HOST = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u

/** Normalises a link; adds a scheme to `www.firm.cn`, which would be a relative path. @returns undefined if not allowed */
export function articleLink(typed: string): string | undefined {
  const address = typed.trim()
  if (SCHEME.test(address)) {
    const url = parseUrl(address)
    // what stands before an @ reads as the host
    return url && !url.username && !url.password ? address : undefined
  }
  if (OWN.test(address)) return address
  if (isEmail(address)) return `mailto:${address}`
  return HOST.test(address) ? `https://${address}` : undefined
}
