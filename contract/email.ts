import { ordinaryWidth, parseUrl } from './typed-text.ts'

const MAX_LENGTH = 254

/**
 * HTML's pattern (https://html.spec.whatwg.org/#e-mail-state-(type=email)) with RFC 5321's limits: at most 64
 * characters before the @ (4.5.3.1.1), which are dot-separated atoms (4.1.2), and a domain of at least two labels of
 * which the last is no number. Allows no header injection and no second address.
 */
const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const LEADING = /^(?:mailto:|[\s\u200c\u202d\u202e]|\u200d)+/i
const TRAILING = /(?:[\s;,.。、\u200c\u202d\u202e]|\u200d)+$/

/**
 * Also extracts the address of `张三 <a@firm.cn>;` or `mailto:a@firm.cn`. Domain in lower case and Punycode; the local
 * part is kept.
 */
export function emailOf(typed: string): string {
  const text = ordinaryWidth(typed)
  const address = (/<([^<>]+)>[^<>@]*$/.exec(text)?.[1] ?? text).replace(LEADING, '').replace(TRAILING, '')
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** Validates an address normalised by `emailOf`. */
export function isEmail(address: string): boolean {
  return address.length <= MAX_LENGTH && ADDRESS.test(address)
}

/** @returns undefined when it is no address */
export function canonicalEmail(typed: string): string | undefined {
  const email = emailOf(typed)
  return isEmail(email) ? email : undefined
}

/** Lower case: servers in practice ignore the case of the local part, and people type both. @param email canonical */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** Converts non-ASCII names only: the URL parser would read `127.1` as an IP address and drop line breaks. */
function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain)) return domain.toLowerCase()
  if (/[^\p{L}\p{M}\p{N}.。-]/u.test(domain)) return domain
  return parseUrl(`http://${domain}`)?.hostname ?? domain
}
