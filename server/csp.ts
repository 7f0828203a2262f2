import { hash } from 'node:crypto'

/** Request header that carries the nonce to the site, which renders it onto every script and style of its own. */
export const nonceHeader = 'x-script-mark'

/** For answers that are no page: nothing may frame them or run in them; a worker script keeps its own origin. */
export const policyWithoutPage =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Turns a page's nonces into a Content-Security-Policy of hashes: a policy with nonces could not be cached with its page.
 * An element without the nonce came in with somebody's text and gets no hash.
 * @param https whether visitors come by https; plain http must not be upgraded
 * @returns the page without its nonces, and its policy
 */
export function withPolicy(html: string, nonce: string, https: boolean): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=|\stype="application\//.test(attributes)) continue
    hashes[kind as 'script' | 'style'].add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  const csp = `<meta property="csp-nonce" content="${nonce}"/>`
  return { html: html.replaceAll(` nonce="${nonce}"`, '').replace(csp, ''), policy: policy.join('; ') }
}

// React escapes ">" in attribute values
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
