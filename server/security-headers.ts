/** Header names and values on every answer, whatever its status: the set that Mozilla's HTTP Observatory rates A+. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[]

/**
 * @param https whether visitors come by https: on plain http, HSTS would lock them out of one's own machine
 * @param indexing false on a site that search engines must not keep
 */
export function securityHeaders(https: boolean, indexing: boolean): SecurityHeaders {
  return Object.entries({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    ...(indexing ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
  })
}

/** The headers of one answer: pictures are public, and feed readers, webmail and partners show them on their own pages. */
export function securityOf(
  security: SecurityHeaders,
  contentType: string | null | undefined,
): SecurityHeaders {
  if (!contentType?.startsWith('image/')) return security
  return security.map((header) =>
    header[0] === 'cross-origin-resource-policy' ? [header[0], 'cross-origin'] : header,
  )
}
