import { isSearchName } from '#src/site/routing/search-names.ts'

/**
 * The router's parser and serializer of search parameters, with plain `URLSearchParams`. The router's own read JSON:
 * `?version=9.0` became 9, `?q=true` a truth. Here everything stays text, and a name that occurs again a list of texts,
 * unless the route's `validateSearch` says otherwise. Parameters that no route declares are not there for the router: they
 * stay in the address bar only, as the server renders a page without them.
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

/** @returns the query with its question mark, or nothing */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each))
  const text = String(query)
  return text && `?${text}`
}
