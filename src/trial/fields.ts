import { emailOf } from '#contract/email.ts'
import {
  type TextErrorCode,
  type TextName,
  textErrorOf,
  textNames,
  textRules,
} from '#contract/trial/trial-fields.ts'
import { sourceIn } from '#src/site/visitor/visit-source.ts'

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

/** What is wrong with a field; each has its message in the words `trial.form.errors`. */
export type FieldErrorCode =
  | TextErrorCode
  | 'emailForCode'
  | 'emailRefused'
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
  const texts = textNames.map((name) => [name, textRules[name].read(input[name])])
  // the upstream is told a source for people to read, see sourceText
  return { ...input, ...Object.fromEntries(texts), source: sourceIn(input.source) }
}

/**
 * Everything that is wrong with `normalise`d input; an empty object where nothing is. Whether a code alone may be missing
 * is for the upstream to say.
 * @param errorOf of one field; the server has a stricter one (`serverErrorOf` in contract/telephone.ts)
 */
export function errorsOf(input: ApplicationInput, errorOf = textErrorOf): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of textNames) {
    const error = errorOf(name, input[name])
    if (error) errors[name] = error
  }
  if (!input.consent) errors.consent = 'consentRequired'
  return Object.values(errors).join() === 'codeRequired' ? {} : errors
}

/** What keeps a verification code from being mailed to an address, as it was typed. */
export function errorForCode(typed: string): FieldErrorCode | undefined {
  const address = emailOf(typed)
  return address === '' ? 'emailForCode' : textErrorOf('email', address)
}
