import { ordinaryWidth, parseUrl } from './typed-text.ts'

const MAX_LENGTH = 254

/**
 * The pattern of the HTML living standard (https://html.spec.whatwg.org/#e-mail-state-(type=email)) with what RFC 5321
 * asks for besides: at most 64 characters before the @ (4.5.3.1.1), which are atoms between single dots (4.1.2), and a
 * domain of at least two labels of which the last is no number. Its characters leave no way to end a header or to add
 * a second address.
 */
const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const LEADING = /^(?:mailto:|[\s\u200c\u202d\u202e]|\u200d)+/i
const TRAILING = /(?:[\s;,.。、\u200c\u202d\u202e]|\u200d)+$/

/**
 * An e-mail address as it was typed or pasted: the one in `张三 <a@firm.cn>;` or `mailto:a@firm.cn`, in ordinary width,
 * its domain in lower case and in ASCII. The part before the @ belongs to its mail server and is left alone.
 */
export function emailOf(typed: string): string {
  const text = ordinaryWidth(typed)
  const address = (/<([^<>]+)>[^<>@]*$/.exec(text)?.[1] ?? text).replace(LEADING, '').replace(TRAILING, '')
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** Whether mail can go to an address, as `emailOf` writes it. */
export function isEmail(address: string): boolean {
  return address.length <= MAX_LENGTH && ADDRESS.test(address)
}

/**
 * The address mail goes to.
 * @returns undefined when what was typed is none
 */
export function canonicalEmail(typed: string): string | undefined {
  const email = emailOf(typed)
  return isEmail(email) ? email : undefined
}

/**
 * What addresses are compared, found and counted by. Mail servers that tell `A@` from `a@` are not met any more;
 * people who type both are.
 * @param email canonical
 */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/**
 * Only names in other scripts are converted: the conversion would take `127.1` for a number, and drop a line break
 * without a word.
 */
function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain)) return domain.toLowerCase()
  if (/[^\p{L}\p{M}\p{N}.。-]/u.test(domain)) return domain
  return parseUrl(`http://${domain}`)?.hostname ?? domain
}
