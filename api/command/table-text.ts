/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV injection: cells that spreadsheets evaluate, also in full-width forms or after tab and line breaks
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

/** An international telephone number: spaced digits are no formula. */
const TELEPHONE = /^\+\d{1,3}(?: \d+)+(?: ext\. \d+)?$/

/** RFC 4180. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(plainCell))
}

/** @param cells already escaped */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** Escapes possible formulas with an apostrophe: `'+8613800138000`, but not `+86 138 0013 8000`. */
export function plainCell(text: string): string {
  const safe = FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('\0', '').replaceAll('"', '""')}"`
}
