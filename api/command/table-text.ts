/** So that a spreadsheet takes the file for UTF-8 and not for the local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would take for a formula, also in its full-width forms; tab and line breaks too, which some
 * skip before they look (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

/** A telephone number in international notation: digits that stand apart are no formula. */
const TELEPHONE = /^\+\d{1,3}(?: \d+)+(?: ext\. \d+)?$/

/**
 * A table as CSV (RFC 4180) for spreadsheets. A cell that could be a formula gets an apostrophe in front, which
 * makes it text: `'+8613800138000`, but not `+86 138 0013 8000`.
 */
export function toCsv(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  const lines = rows.map((row) => csvLine(columns.map((column) => plainCell(row[column] ?? ''))))
  return csvHead(columns) + lines.join('')
}

/** The first line of a file. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(plainCell))
}

/** @param cells as they stand in the file */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** A text as it stands in the file. */
export function plainCell(text: string): string {
  const safe = FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('\0', '').replaceAll('"', '""')}"`
}
