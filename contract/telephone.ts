import parse from 'libphonenumber-js/max'
import { type TextErrorCode, type TextName, textErrorOf } from './trial/trial-fields.ts'
import { freeLine, isOverridden, ordinaryWidth } from './typed-text.ts'

export interface Telephone {
  /** as typed, on one line */
  typed: string
  /** `+8613800138000`; empty for 400 and 800 numbers, which are domestic only */
  e164: string
  /** digits, or empty */
  extension: string
  /** canonical key */
  key: string
}

const MAX_LENGTH = 60
const LABEL = /^(?:tel|phone|mobile|电话|手机|座机)\s*[:：]\s*/i
/** Extension prefixes; libphonenumber knows neither Chinese ones nor brackets. */
const EXTENSION =
  /[\s,(]*(?:(?:转接?|轉接?|分机号?码?|分機號?碼?|内线|內線|ext(?:ension)?\.?)[\s:]*)+(\d{1,8})\)?$/i
/** 0571-88888888-123: Chinese style only. */
const DASHED = /^(.+?)\s?-\s?(\d{1,6})$/

/** International (+ or 00), or mainland mobile, landline with area code, 400 or 800. @returns undefined when invalid */
export function readTelephone(input: string): Telephone | undefined {
  const wide = ordinaryWidth(input)
  if (wide.length > MAX_LENGTH || isOverridden(wide)) return undefined
  const text = wide
    .replace(LABEL, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(EXTENSION, ' ext. $1')
  const [, dashed = '', extension] = DASHED.exec(text) ?? []
  const local = extension ? valid(`${dashed} ext. ${extension}`) : undefined
  const found = local?.country === 'CN' && !valid(dashed)?.ext ? local : valid(text)
  if (!found) return undefined
  const { number, nationalNumber, country, ext = '' } = found
  const isService = country === 'CN' && /^[48]00/.test(nationalNumber)
  return { typed: freeLine(input), e164: isService ? '' : number, extension: ext, key: `${number};${ext}` }
}

/** ITU-T E.123, groups separated by spaces: `+86 138 0013 8000`. */
export function internationalNotation(e164: string): string {
  const number = parse(e164, { extract: false })
  return number ? number.formatInternational().replace(/[^\d+]+/g, ' ') : ''
}

/** `textErrorOf` plus server-side checks: libphonenumber's tables are 145 kB. */
export function serverErrorOf(name: TextName, value: string): TextErrorCode | undefined {
  const error = textErrorOf(name, value)
  return error ?? (name === 'telephone' && !readTelephone(value) ? 'telephoneFormat' : undefined)
}

function valid(text: string) {
  const found = parse(text, { defaultCountry: 'CN', extract: false })
  return found?.isValid() ? found : undefined
}
