import { hash } from 'node:crypto'

/** Request header with the nonce for the site to render onto its own scripts and styles. */
export const nonceHeader = 'x-script-mark'

/** Policy of non-HTML answers: no framing, no scripts; a worker script keeps its own origin. */
export const policyWithoutPage =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** As a browser hashes it: its parser reads other line ends and U+0000 as these (HTML, 13.2.3.5 and 13.2.5.4). */
function asParsed(html: string): string {
  return html.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
}

/**
 * Replaces nonces by CSP hashes, which can be cached. Elements without nonce are injected content and get no hash.
 * @param https whether to upgrade insecure requests, which breaks plain http
 */
export function withPolicy(
  rendered: string,
  nonce: string,
  https: boolean,
): { html: string; policy: string } {
  const html = asParsed(rendered)
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
