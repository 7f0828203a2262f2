import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ownText } from '#src/site/own-memory.ts'

/** For answers that are no page: nothing may frame them or run in them; a worker script keeps its own origin. */
export const policyWithoutPage =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy of one finished page: its own origin, and the inline scripts and styles it contains by their hashes.
 * Hashes instead of nonces, so that a page can be cached together with its policy.
 * @param https whether visitors come by https; plain http must not be upgraded
 * @param scripts the inline scripts to allow; default all there are
 * @param styles the inline styles to allow; default all there are
 */
export function contentSecurityPolicy(
  html: string,
  https: boolean,
  scripts: readonly string[] = textsOf(html, inlineScript),
  styles: readonly string[] = textsOf(html, inlineStyle).map(ownText),
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(scripts, hashOfScript)].join(' '),
    ["style-src 'self'", ...hashesOf(styles, hashOfKnown)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

// attribute values carry no raw ">": React escapes it
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const inlineStyle = /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi

function hashesOf(texts: readonly string[], of: (text: string) => string): Set<string> {
  return new Set(texts.map(of))
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** A page's data are its own, and long; what else it runs, all pages do. */
function hashOfScript(text: string): string {
  if (text.length > 1000) return hashOf(text)
  return hashes.get(text) ?? hashOfKnown(ownText(text))
}

/** Pages of a route have the same styles, which are long. To find one that is the same string takes no look into it. */
function hashOfKnown(text: string): string {
  let known = hashes.get(text)
  if (known === undefined) {
    known = hashOf(text)
    hashes.set(text, known)
  }
  return known
}

const hashes = new LRUCache<string, string>({ max: 100 })

function textsOf(html: string, pattern: RegExp): string[] {
  const elements = [...html.matchAll(pattern)]
  return elements.flatMap(([, attributes = '', text = '']) => (isInlineScript(attributes) ? [text] : []))
}

/** Whether the attributes are those of a script with a text to execute: not a file's, not a data block's (JSON-LD). */
export function isInlineScript(attributes: string): boolean {
  return !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\//i.test(attributes)
}
