/**
 * A Content-Disposition that saves a file under a name (RFC 6266): plain for old programs, and in UTF-8 with percent
 * signs (RFC 8187) for all others.
 */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
