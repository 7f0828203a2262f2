import { productOfTrialId } from '#src/site/products.ts'
import type { ApplicationInput, FieldErrorCode, FieldErrors } from './application.ts'
import { isTelephone, telephoneOf } from './telephone.ts'

/** SPEC section 9: the name has at most 15 characters, counted as a person counts them. */
const nameMax = 15
const addressMax = 200

/** A letter never takes more UTF-16 units than this, an emoji of a family included. */
const maxUnits = 20

/** RFC 5321: an address has at most 254 octets, 64 before the @; the pattern is the HTML standard's, with a dot in the domain. */
const emailMax = 254
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** What each field asks for. The server decides by these rules; the browser uses the same ones to say it earlier. */
export const rules = {
  product: (value) => (productOfTrialId(value) && /^\d$/.test(value) ? undefined : 'productRequired'),
  name: (value) => {
    if (value === '') return 'nameRequired'
    return fits(value, nameMax) ? undefined : 'nameMax'
  },
  telephone: (value) => {
    if (value === '') return 'telephoneRequired'
    return isTelephone(value) ? undefined : 'telephoneFormat'
  },
  email: (value) => {
    if (value === '') return 'emailRequired'
    return value.length <= emailMax && email.test(value) ? undefined : 'emailFormat'
  },
  code: (value) => {
    if (value === '') return 'codeRequired'
    return /^\d{6}$/.test(value) ? undefined : 'codeFormat'
  },
  address: (value) => (fits(value, addressMax) ? undefined : 'addressMax'),
} satisfies Partial<Record<keyof ApplicationInput, (value: string) => FieldErrorCode | undefined>>

/** Everything that is wrong with the input; an empty object where nothing is. Expects `normalise`d input. */
export function errorsOf(input: ApplicationInput): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of Object.keys(rules) as (keyof typeof rules)[]) {
    const error = rules[field](input[field])
    if (error) errors[field] = error
  }
  if (!input.consent) errors.consent = 'consentRequired'
  return errors
}

/**
 * The input as it is meant: outer spaces away, full-width digits and signs made plain (an input method writes them),
 * separators in numbers and codes dropped, text on one line. The upstream reads it in the same way.
 */
export function normalise(input: ApplicationInput): ApplicationInput {
  return {
    ...input,
    name: oneLine(input.name),
    address: oneLine(input.address),
    email: emailOf(input.email),
    code: input.code.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''),
    telephone: telephoneOf(input.telephone),
    product: input.product.normalize('NFKC').trim(),
    readiness: input.readiness.slice(0, 2_000),
  }
}

/** An address with its domain in the one spelling that mail servers know: lower case, other scripts in punycode. */
export function emailOf(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const at = text.lastIndexOf('@')
  return at < 1 ? text : `${text.slice(0, at)}@${domainOf(text.slice(at + 1))}`
}

function domainOf(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain)) return domain.toLowerCase()
  if (/[^\p{L}\p{M}\p{N}.。-]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Control characters, line and paragraph separators, and what turns the direction of writing. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(invisible, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** How many characters a person sees counts: an emoji or a letter with its accents is one. */
function fits(value: string, max: number): boolean {
  // no more units, no more characters: what tells them apart brings large tables with it
  if (value.length <= max) return true
  graphemes ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return value.length <= max * maxUnits && [...graphemes.segment(value)].length <= max
}

let graphemes: Intl.Segmenter | undefined
