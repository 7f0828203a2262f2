/**
 * The tag of an If-None-Match list (RFC 9110, 13.1.2) that names this content in whatever encoding, as the client
 * wrote it, or undefined. Encodings share the first part of their tags: who holds one of them holds the content.
 */
export function matchingTag(header: string, tag: string): string | undefined {
  if (header.trim() === '*') return `"${tag}"`
  for (const item of header.split(',')) {
    const written = item.trim().replace(/^W\//, '')
    if (!written.startsWith(`"${tag}`) || !written.endsWith('"')) continue
    const suffix = written.slice(tag.length + 1, -1)
    if (suffix === '' || suffix.startsWith('-')) return written
  }
  return undefined
}
