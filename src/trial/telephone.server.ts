import parse from 'libphonenumber-js/max'
import { isOverridden, ordinaryWidth } from '#src/site/typed-text.ts'

const maxLength = 60
const label = /^(?:tel|phone|mobile|电话|手机|座机)\s*[:：]\s*/i
/** How an extension is announced; libphonenumber knows no Chinese, and no brackets around it. */
const extension =
  /[\s,(]*(?:(?:转接?|轉接?|分机号?码?|分機號?碼?|内线|內線|ext(?:ension)?\.?)[\s:]*)+(\d{1,8})\)?$/i
/** 0571-88888888-123: only Chinese numbers are written so. */
const dashedExtension = /^(.+?)\s?-\s?(\d{1,6})$/

/**
 * Whether a number can be dialled, by libphonenumber: one with + or 00, or a mainland mobile, landline with area code,
 * 400 or 800 number, each with an extension or without. On the server only: its tables are 145 kB.
 */
export function isTelephone(input: string): boolean {
  const wide = ordinaryWidth(input)
  if (wide.length > maxLength || isOverridden(wide)) return false
  const text = wide
    .replace(label, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(extension, ' ext. $1')
  const [, dashed = '', end] = dashedExtension.exec(text) ?? []
  const local = end ? valid(`${dashed} ext. ${end}`) : undefined
  return (local?.country === 'CN' && !valid(dashed)?.ext) || valid(text) !== undefined
}

function valid(text: string) {
  const found = parse(text, { defaultCountry: 'CN', extract: false })
  return found?.isValid() ? found : undefined
}
