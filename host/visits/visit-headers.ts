/** What counting looks at. */
export type VisitHeaders = { [Name in (typeof names)[number]]?: string }

const names = [
  ...['user-agent', 'dnt', 'sec-gpc', 'sec-purpose', 'purpose', 'x-moz', 'sec-fetch-dest'],
  ...['sec-fetch-site', 'referer', 'host'],
] as const

/**
 * Picks those headers from the ones that came, in one pass: pages are sent faster than node makes its object of all.
 * @param rawHeaders names and values in turn
 */
export function visitHeaders(rawHeaders: readonly string[]): VisitHeaders {
  const found: VisitHeaders = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string
    if (!lengths.has(given.length)) continue
    const name = given.toLowerCase()
    if (known.has(name)) found[name as keyof VisitHeaders] = rawHeaders[at + 1]
  }
  return found
}

const known: ReadonlySet<string> = new Set(names)
const lengths = new Set(names.map(({ length }) => length))
