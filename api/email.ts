import { domainToASCII } from 'node:url'
import { ordinaryWidth } from './typed-text.ts'

const MAX_LENGTH = 254
const MAX_LOCAL_PART = 64

/**
 * The pattern of the HTML living standard (https://html.spec.whatwg.org/#e-mail-state-(type=email)), with at
 * least one dot in the domain. Its characters leave no way to end a header or to add a second address.
 */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * The address mail goes to: as it was typed, in ordinary width, its domain in lower case and in ASCII. The part before
 * the @ belongs to its mail server and is left alone.
 * @returns undefined when it is no address of at most 254 characters
 */
export function canonicalEmail(typed: string): string | undefined {
  const text = ordinaryWidth(typed)
  const at = text.lastIndexOf('@')
  if (text.length > MAX_LENGTH || at < 1 || at > MAX_LOCAL_PART) return undefined
  const email = `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? email : undefined
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
  if (/[^\p{L}\p{M}\p{N}.。-]/u.test(domain)) return domain
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, all of it
  return /^[\x00-\x7f]*$/.test(domain) ? domain.toLowerCase() : domainToASCII(domain)
}
