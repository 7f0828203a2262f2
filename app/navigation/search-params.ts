import { isSearchName } from '#src/site/routing/search-names.ts'

/**
 * Parses with `URLSearchParams` instead of the router's JSON (`?version=9.0` becomes 9): strings, arrays for repeated
 * names. Undeclared parameters are dropped, as the server renders without them.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = Object.create(null)
  for (const [name, text] of new URLSearchParams(query)) {
    if (!isSearchName(name)) continue
    const before = search[name]
    search[name] = before === undefined ? text : [before, text].flat()
  }
  return search
}

/** @returns the query with its question mark, or an empty string */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each))
  const text = String(query)
  return text && `?${text}`
}
