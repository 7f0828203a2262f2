/** Which bytes to send, both counted from 0 and included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header (RFC 9110, section 14.2). Only one range of bytes is served; anything else is answered with
 * the whole file, as the RFC allows.
 * @param size of the file, in bytes
 * @returns the range, `unsatisfiable`, or undefined for the whole file
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : lastBytes(Number(to), size)
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function lastBytes(count: number, size: number): ByteRange {
  return { start: Math.max(0, size - count), end: size - 1 }
}
