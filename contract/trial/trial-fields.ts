import { emailOf, isEmail } from '../email.ts'
import { productOfTrialId, trialIds } from '../products.ts'
import { codeIn, fits, freeLine, isOverridden, oneLine, ordinaryWidth, severalLines } from '../typed-text.ts'
import { estimateOf, estimateText } from './estimate.ts'

export interface TextRule {
  /** idempotent normalisation */
  read: (typed: string) => string
  /** empty: error `<field>Required` */
  required?: true
  /** longer: error `<field>Max` */
  max?: number
  /** false: error `<field>Format` */
  isRight?: (value: string) => boolean
  /** expectation, in API errors */
  must?: string
}

/** Text fields of the trial application in form order: normalisation and validation for browser, site and upstream. */
export const textRules = {
  product: {
    read: (typed) => (productOfTrialId(ordinaryWidth(typed)) ? ordinaryWidth(typed) : ''),
    required: true,
    must: `must be one of ${Object.values(trialIds)}`,
  },
  // SPEC section 9: 15 graphemes
  name: {
    read: oneLine,
    required: true,
    max: 15,
    isRight: (value) => !isOverridden(value),
    must: 'must have no characters that turn its direction',
  },
  // stricter on servers: serverErrorOf in telephone.ts
  telephone: {
    read: oneLine,
    required: true,
    isRight: (value) => /(?:\p{Nd}\D*){7}/u.test(value),
    must: 'must be a telephone number',
  },
  email: { read: emailOf, required: true, isRight: isEmail, must: 'must be an e-mail address' },
  code: { read: codeIn, required: true, isRight: (value) => /^\d{6}$/.test(value), must: 'must be 6 digits' },
  address: { read: freeLine, max: 200 },
  estimate: { read: (typed) => estimateText(estimateOf(typed)) },
  readiness: { read: (typed) => severalLines(typed, 2_000) },
  source: { read: (typed) => freeLine(typed.slice(0, 1_200)) },
} as const satisfies Record<string, TextRule>

type Rules = typeof textRules
export type TextName = keyof Rules
export const textNames = Object.keys(textRules) as TextName[]

type Having<Rule> = { [N in TextName]: Rules[N] extends Rule ? N : never }[TextName]
export type TextErrorCode =
  | `${Having<{ required: true }>}Required`
  | `${Having<{ max: number }>}Max`
  | `${Having<{ isRight: unknown }>}Format`

/** Validates a text normalised by `read`. */
export function textErrorOf(name: TextName, value: string): TextErrorCode | undefined {
  const { required, max = Number.POSITIVE_INFINITY, isRight }: TextRule = textRules[name]
  if (value === '') return required && (`${name}Required` as TextErrorCode)
  if (isRight && !isRight(value)) return `${name}Format` as TextErrorCode
  return fits(value, max) ? undefined : (`${name}Max` as TextErrorCode)
}
