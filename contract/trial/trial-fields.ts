import { emailOf, isEmail } from '../email.ts'
import { productKeys, productNames, trialIds } from '../products.ts'
import { codeIn, fits, freeLine, isOverridden, oneLine, ordinaryWidth, severalLines } from '../typed-text.ts'
import type { Language } from '../values-schema.ts'
import { estimateOf, estimateText } from './estimate.ts'

export interface TextRule {
  /** in the form, mails, exports and on the staff's pages */
  label: Record<Language, string>
  /** idempotent normalisation */
  read: (typed: string) => string
  /** empty: error `<field>Required` */
  required?: true
  /** longer: error `<field>Max`; a long one has a row of the form to itself */
  max?: number
  /** false: error `<field>Format` */
  isRight?: (value: string) => boolean
  /** expectation, in API errors */
  must?: string
  /** attributes of the form's input, for a line of text */
  input?: { autoComplete: string; type?: 'tel' | 'email'; inputMode?: 'tel' | 'email' | 'numeric' }
  /** goes along unseen, so that it tells no two applications apart */
  unseen?: true
  /** by value; see `choice` */
  choices?: Record<string, Record<Language, string>>
}

/**
 * The fields of the trial application in form order: label, normalisation and validation for browser, site and upstream.
 * Those that are seen and not in `apart` are asked for by the form, and staff see, search, correct and export them, without further code.
 */
export const textRules = {
  product: {
    label: { cn: '试用产品', en: 'Product' },
    ...choice(
      Object.fromEntries(
        productKeys.map((key) => [trialIds[key], { cn: productNames[key], en: productNames[key] }]),
      ),
    ),
    required: true,
    must: `must be one of ${Object.values(trialIds)}`,
  },
  // SPEC section 9: 15 graphemes
  name: {
    label: { cn: '申请人', en: 'Applicant' },
    read: oneLine,
    required: true,
    max: 15,
    isRight: (value) => !isOverridden(value),
    must: 'must have no characters that turn its direction',
    input: { autoComplete: 'name' },
  },
  // stricter on servers: serverErrorOf in telephone.ts
  telephone: {
    label: { cn: '电话', en: 'Telephone' },
    read: oneLine,
    required: true,
    isRight: (value) => /(?:\p{Nd}\D*){7}/u.test(value),
    must: 'must be a telephone number',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  email: {
    label: { cn: '邮箱', en: 'Email' },
    read: emailOf,
    required: true,
    isRight: isEmail,
    must: 'must be an e-mail address',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  code: {
    label: { cn: '邮箱验证码', en: 'Email verification code' },
    read: codeIn,
    required: true,
    isRight: (value) => /^\d{6}$/.test(value),
    must: 'must be 6 digits',
  },
  address: {
    label: { cn: '公司地址', en: 'Company address' },
    read: freeLine,
    max: 200,
    input: { autoComplete: 'address-line1' },
  },
  source: {
    label: { cn: '来源', en: 'Source' },
    unseen: true,
    read: (typed) => freeLine(typed.slice(0, 1_200)),
  },
  estimate: {
    label: { cn: '规模估算', en: 'Sizing estimate' },
    unseen: true,
    read: (typed) => estimateText(estimateOf(typed)),
  },
  readiness: {
    label: { cn: '环境检测结果', en: 'Readiness result' },
    unseen: true,
    read: (typed) => severalLines(typed, 2_000),
  },
} as const satisfies Record<string, TextRule>

type Rules = typeof textRules
export type TextName = keyof Rules
export const textNames = Object.keys(textRules) as TextName[]

export type SeenName = Exclude<TextName, Having<{ unseen: true }>>
export const seenNames = textNames.filter((name): name is SeenName => !ruleOf(name).unseen)

/** Fields that code stores or shows in ways of their own. */
const apart = ['product', 'name', 'telephone', 'email', 'code'] as const
export type PlainName = Exclude<SeenName, (typeof apart)[number]>
export const plainNames = seenNames.filter((name): name is PlainName => !apart.some((one) => one === name))

/** An object with a member for each of the fields that are a text and nothing more. */
export function ofPlain<T>(of: (name: PlainName) => T): Record<PlainName, T> {
  return Object.fromEntries(plainNames.map((name) => [name, of(name)])) as Record<PlainName, T>
}

/** What staff may correct of what a person wrote. */
export const correctableNames = ['name', 'telephone', ...plainNames] as const

export function ruleOf(name: TextName): TextRule {
  return textRules[name]
}

/** A value as people read it. */
export function shownText(name: TextName, value: string, lang: Language): string {
  return ruleOf(name).choices?.[value]?.[lang] ?? value
}

type Having<Rule> = { [N in TextName]: Rules[N] extends Rule ? N : never }[TextName]
export type TextErrorCode =
  | `${Having<{ required: true }>}Required`
  | `${Having<{ max: number }>}Max`
  | `${Having<{ isRight: unknown }>}Format`

/** Validates a text normalised by `read`. */
export function textErrorOf(name: TextName, value: string): TextErrorCode | undefined {
  const { required, max = Number.POSITIVE_INFINITY, isRight } = ruleOf(name)
  if (value === '') return required && (`${name}Required` as TextErrorCode)
  if (isRight && !isRight(value)) return `${name}Format` as TextErrorCode
  return fits(value, max) ? undefined : (`${name}Max` as TextErrorCode)
}

/** One of some values; anything else counts as empty. */
function choice(choices: Record<string, Record<Language, string>>) {
  const read = (typed: string) => {
    const value = ordinaryWidth(typed)
    return Object.keys(choices).includes(value) ? value : ''
  }
  return { choices, read }
}
