import { isLocale } from './locale.ts'

/**
 * A path of this site that a visitor may be sent back to, or the fallback. Only a path below a language is accepted:
 * nothing that a browser could read as another host, and no way to a non-page.
 */
export function returnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 500) return fallback
  // what a browser strips or turns into a slash, plain or percent-encoded
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]|%(?:[01][\da-f]|2f|5c|7f)/i.test(value)) return fallback
  if (!/^\/(?:cn|en)(?:[/?#]|$)/.test(value) || value.includes('//')) return fallback
  const url = URL.parse(value, 'http://site.invalid')
  const onSite = url?.origin === 'http://site.invalid' && isLocale(url.pathname.split('/')[1])
  return url && onSite ? url.pathname + url.search : fallback
}
