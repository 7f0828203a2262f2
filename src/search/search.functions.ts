import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Language } from '#contract/values-schema.ts'
import type { Locale } from '#src/site/locale.ts'
import { answerSearch } from './search.server.ts'
import { readSearchQuery, type SearchAnswer, type SearchQuery } from './search-query.ts'

/** Results for a query, best first. */
const getSearchAnswer = createServerFn({ method: 'GET' })
  .validator(
    type({
      lang: Language,
      'q?': 'string <= 200 | undefined',
      'kind?': 'string <= 20 | undefined',
      'page?': 'number | undefined',
    }),
  )
  .handler(({ data: { lang, ...query }, context }) =>
    answerSearch(lang, readSearchQuery(query), context?.line.isVisit),
  )

/** A search as the page shows it; no answer while there is nothing to search for. */
export async function loadSearch(
  lang: Locale,
  query: SearchQuery,
): Promise<{ query: SearchQuery; answer: SearchAnswer | undefined }> {
  const answer = isSearchable(query.q) ? await getSearchAnswer({ data: { lang, ...query } }) : undefined
  return { query, answer }
}

/** Whether there is enough to search for: a Chinese character says something, a single letter does not. */
function isSearchable(q: string | undefined): q is string {
  return q !== undefined && /[\p{L}\p{N}]{2}|[\p{L}\p{N}].*[\p{L}\p{N}]|\p{Script=Han}/u.test(q)
}
