/** A number of that form, as a result page's address carries it. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value)
}
