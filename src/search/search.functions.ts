import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Language } from '#contract/values-schema.ts'
import type { Locale } from '#src/site/locale.ts'
import { answerSearch } from './search.server.ts'
import { isSearchable, readSearchQuery, type SearchAnswer, type SearchQuery } from './search-query.ts'

/** Results for a query, best first. */
const getSearchAnswer = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language, 'q?': 'string <= 200', 'kind?': 'string <= 20', 'page?': 'number' }))
  .handler(({ data: { lang, ...query }, context }) =>
    answerSearch(lang, readSearchQuery(query), context?.line.isVisit),
  )

/** A search as the page shows it; no answer while there is nothing to search for. */
export async function loadSearch(
  lang: Locale,
  search: Record<string, unknown>,
): Promise<{ query: SearchQuery; answer: SearchAnswer | undefined }> {
  const query = readSearchQuery(search)
  const answer = isSearchable(query.q) ? await getSearchAnswer({ data: { lang, ...query } }) : undefined
  return { query, answer }
}
