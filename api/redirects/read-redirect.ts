import { reaches, redirectKey, reservedPath } from '#contract/redirects/redirect-lookup.ts'
import type { RedirectBody } from '#contract/redirects/redirect-schema.ts'

/** Longest path, characters. */
const MAX_PATH = 300

export type FieldFault = { field: string; code: string; detail: string }

export function isFault(read: RedirectBody | FieldFault): read is FieldFault {
  return 'code' in read
}

/**
 * A redirect as it is stored, of what is typed.
 * @param origins of this site, whose full addresses are read as paths
 */
export function readRedirect(
  { from: typedFrom, to: typedTo, status }: RedirectBody,
  origins: readonly string[],
): RedirectBody | FieldFault {
  const [from, to] = [fromPath(typedFrom, origins), toPath(typedTo, origins)]
  if (from === undefined)
    return { field: 'from', code: 'pathFormat', detail: 'must be an address of this site' }
  if (to === undefined) return { field: 'to', code: 'pathFormat', detail: 'must be an address on this site' }
  return patternFault(from, to) ?? { from, to, status }
}

/** A pattern leads from and to nothing that an address without a star may not. */
function patternFault(from: string, to: string): FieldFault | undefined {
  const starsIn = (text: string) => text.split('*').length - 1
  const isInPath = (address: string) => !/[?#].*\*/s.test(address)
  // what is left of a single star is every page that is not there
  if (starsIn(from) > 1 || !isInPath(from) || /^\/\*(?:$|\?)/.test(from))
    return { field: 'from', code: 'pattern', detail: 'must have one * at most, in the path behind a folder' }
  if (starsIn(to) > starsIn(from) || !isInPath(to))
    return {
      field: 'to',
      code: 'pattern',
      detail: 'must have no * but one in the path, where `from` has one',
    }
  const detail = 'must have more before its *, which may stand for an address that is not led from or to'
  if (!from.startsWith('/*') && reaches(from, ['/admin/', '/assets/', '/_serverfn/']))
    return { field: 'from', code: 'patternReserved', detail }
  if (reaches(to, ['/admin/', '/_serverfn/'])) return { field: 'to', code: 'patternReserved', detail }
  return undefined
}

/** The address that is given up, as a browser asks for it; undefined where it can be none. */
function fromPath(typed: string, origins: readonly string[]): string | undefined {
  const url = ownAddress(typed, origins)
  const path = url?.pathname.replace(/(?<=.)\/+$/, '') ?? '/'
  return url && !url.hash && !reservedPath.test(redirectKey(path)) ? path + url.search : undefined
}

/** The address on this site that it leads to; undefined where it is none. */
function toPath(typed: string, origins: readonly string[]): string | undefined {
  const url = ownAddress(typed, origins)
  if (!url || /^\/(?:admin(?:\/|$)|_serverFn\/)/i.test(redirectKey(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

/** Read as a browser would, in which `//name` and `/\name` are other hosts. */
function ownAddress(typed: string, origins: readonly string[]): URL | undefined {
  const text = withoutOrigin(typed.trim(), origins)
  const url = text.startsWith('/') && text.length <= MAX_PATH ? URL.parse(text, 'http://own.invalid') : null
  const isOwn = url?.host === 'own.invalid' && url.protocol === 'http:' && !url.pathname.startsWith('//')
  return url && isOwn && url.href.length <= 3 * MAX_PATH ? url : undefined
}

/** An address of this site, with and without `www.`, as its path. */
function withoutOrigin(text: string, origins: readonly string[]): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!url || !origins.some((origin) => bareHost(new URL(origin)) === bareHost(url))) return text
  return text.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/**
 * The lines of a table that have addresses, numbered from 1.
 * @param csv as an export has it, or with the old and the new address only, between commas, semicolons or tabs; a first line
 * without addresses is skipped
 */
export function readRedirectCsv(csv: string) {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const table = lines.map((text, index) => ({ line: index + 1, cells: cellsOf(text) }))
  return table
    .filter(({ line, cells }) => cells.some(Boolean) && (line > 1 || cells.some(isAddress)))
    .map(({ line, cells: [from = '', to = '', status = ''] }) => ({
      line,
      from,
      to,
      status: status === '302' ? (302 as const) : (301 as const),
    }))
}

/** Addresses may hold what separates cells, so the sign is one behind which an address begins. */
function cellsOf(line: string): string[] {
  const readings = [',', ';', '\t'].map((separator) => cellsBetween(line, separator))
  return (
    readings.find(([, second = '']) => isAddress(second)) ??
    readings.find(({ length }) => length > 1) ?? [line]
  )
}

function cellsBetween(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')
  const cells = [...line.matchAll(cell)]
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}

export function isAddress(cell: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(cell)
}
