import { productOfTrialId } from '#src/site/products.ts'
import {
  codeIn,
  emailOf,
  fits,
  freeLine,
  isOverridden,
  oneLine,
  ordinaryWidth,
} from '#src/site/typed-text.ts'
import { sourceIn } from '#src/site/visits/visit-source.ts'

type TextField = {
  /** As it is meant: one spelling, nothing in it that cannot be seen. Reading it again changes nothing. */
  read: (typed: string) => string
  /** empty is the error `<field>Required` */
  required?: true
  /** more characters are the error `<field>Max` */
  max?: number
  /** false is the error `<field>Format` */
  isRight?: (value: string) => boolean
  /** of its `<input>`, where it is an ordinary line of text */
  input?: { autoComplete: string; type?: 'tel' | 'email'; wide?: true }
}

/** RFC 5321: an address has at most 254 octets, 64 before the @; the pattern is the HTML standard's, with a dot in the domain. */
const email =
  /^(?=.{1,254}$)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * The text fields of the form, in its order. Input, rules, drafts, what is posted and what is sent to the upstream follow
 * from this table. A new field has an entry here, its words (`trial.form.fields`, `trial.form.errors`), and at the
 * upstream an entry in api/trial/fields.ts and a migration.
 */
export const textFields = {
  product: {
    read: (typed) => (productOfTrialId(ordinaryWidth(typed)) ? ordinaryWidth(typed) : ''),
    required: true,
  },
  // SPEC section 9: 15 characters, counted as a person counts them
  name: {
    read: oneLine,
    required: true,
    max: 15,
    isRight: (value) => !isOverridden(value),
    input: { autoComplete: 'name' },
  },
  // the server looks closer, telephone.server.ts
  telephone: {
    read: oneLine,
    required: true,
    isRight: (value) => /(?:\p{Nd}\D*){7}/u.test(value),
    input: { type: 'tel', autoComplete: 'tel' },
  },
  email: {
    read: emailOf,
    required: true,
    isRight: (value) => email.test(value),
    input: { type: 'email', autoComplete: 'email' },
  },
  code: { read: codeIn, required: true, isRight: (value) => /^\d{6}$/.test(value) },
  address: { read: freeLine, max: 200, input: { autoComplete: 'address-line1', wide: true } },
  readiness: { read: (typed) => typed.slice(0, 2_000) },
  source: { read: sourceIn },
} as const satisfies Record<string, TextField>

type Fields = typeof textFields
export type TextName = keyof Fields
const rules: Record<TextName, TextField> = textFields
export const textNames = Object.keys(textFields) as TextName[]

/** The fields that are lines of text, each with its label and hint in the words. */
export type LineName = { [N in TextName]: Fields[N] extends { input: object } ? N : never }[TextName]

const tickNames = ['consent', 'marketing'] as const
type TickName = (typeof tickNames)[number]

export type ApplicationField = TextName | TickName
/** In the order of the form, which is the order of the error summary. */
export const applicationFields: readonly ApplicationField[] = [...textNames, ...tickNames]

/** The form as a visitor filled it in (SPEC section 3: trial application form): text, whatever it is, and ticked boxes. */
export type ApplicationInput = Record<TextName, string> & Record<TickName, boolean>

export const emptyInput = {
  ...Object.fromEntries(textNames.map((name) => [name, ''])),
  consent: false,
  marketing: false,
} as ApplicationInput

type Having<Rule> = { [N in TextName]: Fields[N] extends Rule ? N : never }[TextName]
/** What is wrong with a field; each has its message in the words `trial.form.errors`. */
export type FieldErrorCode =
  | `${Having<{ required: true }>}Required`
  | `${Having<{ max: number }>}Max`
  | `${Having<{ isRight: unknown }>}Format`
  | 'emailForCode'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeLocked'
  | 'consentRequired'

export type FieldErrors = Partial<Record<ApplicationField, FieldErrorCode>>

/** Longer texts are not read: no rule accepts them, and a form is not a place to store things. */
export const longestText = 4_000

/** The fields of a form, in the browser and where it was posted. What is missing, doubled or no text counts as empty. */
export function inputOf(data: FormData): ApplicationInput {
  const text = (name: string) => {
    const values = data.getAll(name)
    const [value] = values
    return values.length === 1 && typeof value === 'string' && value.length <= longestText ? value : ''
  }
  return {
    ...Object.fromEntries(textNames.map((name) => [name, text(name)])),
    ...Object.fromEntries(tickNames.map((name) => [name, text(name) === 'yes'])),
  } as ApplicationInput
}

/** The input as it is meant. The upstream reads it in the same way. */
export function normalise(input: ApplicationInput): ApplicationInput {
  const texts = textNames.map((name) => [name, rules[name].read(input[name])])
  return { ...input, ...Object.fromEntries(texts) }
}

/** Everything that is wrong with `normalise`d input; an empty object where nothing is. */
export function errorsOf(input: ApplicationInput): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of textNames) {
    const error = errorOf(name, input[name])
    if (error) errors[name] = error
  }
  if (!input.consent) errors.consent = 'consentRequired'
  return errors
}

export function errorOf(name: TextName, value: string): FieldErrorCode | undefined {
  const { required, max = Number.POSITIVE_INFINITY, isRight } = rules[name]
  if (value === '') return required && (`${name}Required` as FieldErrorCode)
  if (isRight && !isRight(value)) return `${name}Format` as FieldErrorCode
  return fits(value, max) ? undefined : (`${name}Max` as FieldErrorCode)
}

/** What keeps a verification code from being mailed to an address. */
export function errorForCode(address: string): FieldErrorCode | undefined {
  return address === '' ? 'emailForCode' : errorOf('email', address)
}
