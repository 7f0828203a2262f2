import { textOfBody } from '../fields/text-of-body.ts'
import { textSeen } from '../fields/text-seen.ts'

/** What a field of a record holds. @param path such as `cn.title` */
export function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), record)
}

/** @returns the record with one field set; unchanged where an object on the way to it is not there */
export function withValue<T>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  if (!isRecord(record)) return record
  return { ...record, [key]: rest.length ? withValue(record[key], rest.join('.'), value) : value }
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return a === b || JSON.stringify(a) === JSON.stringify(b)
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

/**
 * Three-way merge by field: what only one side changed is taken from it. A list is one field, and so is an object that one side
 * has not.
 * @returns ours in the fields that both changed, and the paths of those
 */
export function mergeByField<T>(base: T, ours: T, theirs: T, at = ''): { merged: T; conflicts: string[] } {
  if (isSame(ours, theirs) || isSame(theirs, base)) return { merged: ours, conflicts: [] }
  if (isSame(ours, base)) return { merged: theirs, conflicts: [] }
  if (!isRecord(ours) || !isRecord(theirs)) return { merged: ours, conflicts: [at] }
  let merged = ours
  const conflicts: string[] = []
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const path = at ? `${at}.${key}` : key
    const field = mergeByField(valueAt(base, key), ours[key], theirs[key], path)
    merged = { ...merged, [key]: field.merged }
    conflicts.push(...field.conflicts)
  }
  return { merged, conflicts }
}

/** The paths of the fields in which two records differ. */
export function changedFields(before: unknown, after: unknown): string[] {
  return mergeByField<unknown>({}, before, after).conflicts
}

/**
 * The base to merge with what the server has now, where that may be one's own: `sent` are drafts whose answers were lost. A
 * field as one of them has it is nobody else's.
 */
export function withoutOwn<T>(base: T, ours: T, theirs: T, sent: readonly T[]): T {
  return changedFields(base, theirs).reduce((known, path) => {
    const saved = valueAt(theirs, path)
    // the server writes a text in its own way
    const seen = textSeen(wordsOf(saved))
    const own = sent.map((one) => valueAt(one, path)).filter((value) => textSeen(wordsOf(value)) === seen)
    if (own.length === 0) return known
    const mine = valueAt(ours, path)
    return withValue(known, path, own.some((value) => isSame(value, mine)) ? mine : saved)
  }, base)
}

/** What a field holds as it is read: the words of a body in HTML, a line for each of a list. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'object')
    return Object.values(value ?? {})
      .map(wordsOf)
      .join('\n')
  const text = String(value ?? '')
  return /^<[a-z]/.test(text) ? textOfBody(text) : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
