import { productOfTrialId } from '#src/site/products.ts'
import type { ApplicationInput, FieldErrorCode, FieldErrors } from './application.ts'

/** SPEC section 9: the name has at most 15 characters, counted as a person counts them. */
const nameMax = 15
const addressMax = 200

/** RFC 5321: an address has at most 254 octets; the pattern is the HTML standard's, with a dot in the domain. */
const emailMax = 254
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** DESIGN: mainland mobile, landline with area code and optional extension, 400/800 numbers, or E.164. */
const telephones = [
  /^1[3-9]\d{9}$/,
  /^0\d{2,3}\d{7,8}(?:[x#]\d{1,6})?$/,
  /^[48]00\d{7}$/,
  /^\+[1-9]\d{6,14}$/,
]

/** What each field asks for. The server decides by these rules; the browser uses the same ones to say it earlier. */
export const rules = {
  product: (value) => (productOfTrialId(value) && /^\d$/.test(value) ? undefined : 'productRequired'),
  name: (value) => {
    if (value === '') return 'nameRequired'
    return lengthOf(value) > nameMax || hasControls(value) ? 'nameMax' : undefined
  },
  telephone: (value) => {
    if (value === '') return 'telephoneRequired'
    return telephones.some((pattern) => pattern.test(value)) ? undefined : 'telephoneFormat'
  },
  email: (value) => {
    if (value === '') return 'emailRequired'
    return value.length <= emailMax && email.test(value) ? undefined : 'emailFormat'
  },
  code: (value) => {
    if (value === '') return 'codeRequired'
    return /^\d{6}$/.test(value) ? undefined : 'codeFormat'
  },
  address: (value) => (lengthOf(value) > addressMax || hasControls(value) ? 'addressMax' : undefined),
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
 * separators in numbers and codes dropped.
 */
export function normalise(input: ApplicationInput): ApplicationInput {
  return {
    ...input,
    name: input.name.normalize('NFC').trim(),
    address: input.address.normalize('NFC').trim(),
    email: input.email.normalize('NFKC').trim(),
    code: input.code.normalize('NFKC').replace(/[\s-]/g, ''),
    telephone: telephoneOf(input.telephone),
    product: input.product.normalize('NFKC').trim(),
    readiness: input.readiness.slice(0, 2_000),
  }
}

function telephoneOf(value: string): string {
  const plain = value.normalize('NFKC').trim().toLowerCase()
  const extension = plain.match(/(?:转|ext\.?|x|#|-)\s*(\d{1,6})$/)
  const digits = plain.replace(/[\s().-]/g, '')
  if (!extension || /^\+|^1[3-9]|^[48]00/.test(digits)) return digits
  const main = plain.slice(0, extension.index).replace(/[\s().-]/g, '')
  // a hyphen also separates the area code: only what is left of a whole number is an extension
  return /^0\d{2,3}\d{7,8}$/.test(main) ? `${main}x${extension[1]}` : digits
}

/** How many characters a person sees: an emoji or a letter with its accents is one. */
function lengthOf(value: string): number {
  let length = 0
  for (const _ of graphemes.segment(value)) length += 1
  return length
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

function hasControls(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f\u2028\u2029]/.test(value)
}
