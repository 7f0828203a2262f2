/**
 * Where a visitor goes afterwards: an address on one of our sites below a language, or undefined. The same rules
 * as the site's own (a path the site would not lead back to is not led to from here either).
 * @param origins the sites, each scheme, host and port
 */
export function returnAddress(origins: readonly string[], value: string | undefined): string | undefined {
  const origin = origins.find((one) => value?.startsWith(`${one}/`))
  if (value === undefined || origin === undefined) return undefined
  const path = returnPath(value.slice(origin.length))
  return path === undefined ? undefined : origin + path
}

/** The language an address on a site is in. */
export function languageOf(address: string): 'cn' | 'en' {
  return new URL(address).pathname.split('/')[1] === 'en' ? 'en' : 'cn'
}

/** The same page in a language. */
export function inLanguage(address: string, lang: 'cn' | 'en'): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/^\/(?:cn|en)(?=\/|$)/, `/${lang}`)
  return url.href
}

const MOST_CHARACTERS = 500

function returnPath(value: string): string | undefined {
  if (value.length > MOST_CHARACTERS) return undefined
  // what a browser strips or turns into a slash, plain or percent-encoded
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]|%(?:[01][\da-f]|2f|5c|7f)/i.test(value)) return undefined
  if (!/^\/(?:cn|en)(?:[/?#]|$)/.test(value) || value.includes('//')) return undefined
  const url = URL.parse(value, 'http://site.invalid')
  const isOnSite = url?.origin === 'http://site.invalid' && /^\/(?:cn|en)(?:\/|$)/.test(url.pathname)
  return url && isOnSite ? url.pathname + url.search : undefined
}
