import type { Locale } from '#src/site/locale.ts'
import { getSearchAnswer } from './search.functions.ts'
import { isSearchable, readSearchQuery, type SearchAnswer, type SearchQuery } from './search-query.ts'

/** A search as the page shows it; no answer while there is nothing to search for. */
export async function loadSearch(
  lang: Locale,
  search: Record<string, unknown>,
): Promise<{ query: SearchQuery; answer: SearchAnswer | undefined }> {
  const query = readSearchQuery(search)
  const answer = isSearchable(query.q) ? await getSearchAnswer({ data: { lang, ...query } }) : undefined
  return { query, answer }
}
