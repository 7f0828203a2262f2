import { parseUrl } from '../typed-text.ts'

/** A page of this site without its language, of an address or a path; empty as it is, undefined where it is none. */
export function pagePath(typed: string, origins: readonly string[]): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const url = parseUrl(text, 'http://own.invalid')
  const isOwn = url && (text.startsWith('/') ? url.host === 'own.invalid' : origins.includes(url.origin))
  const [, path = ''] = /^(?:\/(?:cn|en)(?=\/|$))?(.*)$/.exec(url?.pathname ?? '') ?? []
  if (!isOwn || /^\/(?:admin|m|media|_)(?:\/|$)|\/\/|\\/.test(path)) return undefined
  return (path.replace(/\/+$/, '') || '/') + url.search + url.hash
}
