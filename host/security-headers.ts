import { contentSecurityPolicy, policyWithoutPage } from './content-security-policy.ts'

/** Makes the headers that belong on every answer, whatever its status. */
export type SecurityHeaders = {
  /** for anything that is not a page */
  plain: readonly string[]
  /**
   * For a page: the same, with a policy that allows exactly the inline scripts and styles it contains.
   * @param scripts the inline scripts to allow, where they are known; else all
   * @param styles the same of styles
   */
  forPage(html: string, scripts?: readonly string[], styles?: readonly string[]): readonly string[]
}

/**
 * The set that scores A+ at Mozilla's HTTP Observatory. What needs TLS (HSTS, upgrading requests) is sent only when visitors come by https:
 * on plain http it would break the site on one's own machine.
 * @param indexing false on a site that search engines must not keep
 */
export function createSecurityHeaders(publicOrigin: string | undefined, indexing = true): SecurityHeaders {
  const https = publicOrigin?.startsWith('https:') ?? false
  const everywhere = [...always, ...(https ? overTls : []), ...(indexing ? [] : notIndexed)]
  return {
    plain: [...everywhere, 'content-security-policy', policyWithoutPage],
    forPage: (html, scripts, styles) => {
      return [...everywhere, 'content-security-policy', contentSecurityPolicy(html, https, scripts, styles)]
    },
  }
}

const always: readonly string[] = Object.entries({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}).flat()

// a staging site: robots.txt keeps honest crawlers out, this keeps out of the index what others link to
const notIndexed: readonly string[] = ['x-robots-tag', 'noindex, nofollow']

const overTls: readonly string[] = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains; preload',
]
