/** Between the digits of a number: spaces, dashes, dots, brackets. */
const separators = /[\s\p{Pd}\u2212().[\]]+/gu

/** Area code, number and extension, each clearly set apart: 0571-88888888-123, (010) 88888888 转 12. */
const withExtension =
  /^\(?(0\d{2,3})\)?[\s\p{Pd}]*(\d{7,8}|\d{3,4}[\s\p{Pd}]\d{4})[\s\p{Pd},]*(?:[\p{Pd}]|转|分机|ext\.?|x|#)\s*(\d{1,6})$/iu

/** Mainland mobile, landline with area code and optional extension, 400 and 800 numbers, or E.164. */
const numbers = [
  /^1[3-9]\d{9}$/,
  /^0\d{2,3}\d{7,8}$/,
  /^0\d{9,11}-\d{1,6}$/,
  /^[48]00\d{7}$/,
  /^\+[1-9]\d{6,14}$/,
]

/** Whether it is a number in the spelling that `telephoneOf` makes. */
export function isTelephone(value: string): boolean {
  return numbers.some((pattern) => pattern.test(value))
}

/** A number in its one spelling: digits, a leading + where it is international, `-123` for an extension. */
export function telephoneOf(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const digits = text.replace(separators, '')
  const [, area, number, extension] = withExtension.exec(text) ?? withExtension.exec(digits) ?? []
  if (area && number && extension) return `${area}${number.replace(/\D/g, '')}-${extension}`
  return digits
}
