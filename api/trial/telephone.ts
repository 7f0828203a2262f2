/** Between the digits of a number: spaces, dashes, dots, brackets. */
const SEPARATORS = /[\s\p{Pd}\u2212().[\]]+/gu
/** Area code, number and extension, each clearly set apart: 0571-88888888-123, (010) 88888888 转 12. */
const WITH_EXTENSION =
  /^\(?(0\d{2,3})\)?[\s\p{Pd}]*(\d{7,8}|\d{3,4}[\s\p{Pd}]\d{4})[\s\p{Pd},]*(?:[\p{Pd}]|转|分机|ext\.?|x|#)\s*(\d{1,6})$/iu

const NUMBERS = [
  /^1[3-9]\d{9}$/, // mobile, mainland
  /^0\d{2,3}\d{7,8}$/, // landline with its area code
  /^[48]00\d{7}$/, // service numbers
  /^\+[1-9]\d{6,14}$/, // E.164
]

/**
 * The one spelling of a telephone number: digits, with a leading + where it is international and `-123` for an
 * extension.
 * @returns undefined when it is no mainland mobile, landline with area code, 400 or 800, or E.164 number
 */
export function canonicalTelephone(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text.length > 60) return undefined
  const digits = text.replace(SEPARATORS, '')
  const [, area, number, extension] = WITH_EXTENSION.exec(text) ?? []
  if (area && number && extension) return `${area}${number.replace(/\D/g, '')}-${extension}`
  return NUMBERS.some((pattern) => pattern.test(digits)) ? digits : undefined
}
