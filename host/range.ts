import { plainTag, type Resource } from './resource.ts'

/** Positions of the first and last byte, both included. */
export type ByteRange = { first: number; last: number } | 'unsatisfiable'

/**
 * The single byte range asked for (RFC 9110, 14.2), or undefined where the whole answer is due: another unit, several
 * ranges, a malformed one, or an If-Range that names other bytes.
 */
export function requestedRange(
  range: string,
  ifRange: string | string[] | undefined,
  resource: Resource,
): ByteRange | undefined {
  if (ifRange !== undefined && ifRange !== plainTag(resource)) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === '' && to === '') return undefined
  const size = resource.length
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last }
}
