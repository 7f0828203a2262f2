import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { answerSearch } from './search.server.ts'
import { readSearchQuery } from './search-query.ts'

/** Results for a query, best first. */
export const getSearchAnswer = createServerFn({ method: 'GET' })
  .validator(type({ lang: "'cn' | 'en'", 'q?': 'string <= 200', 'kind?': 'string <= 20', 'page?': 'number' }))
  .handler(({ data: { lang, ...query } }) => answerSearch(lang, readSearchQuery(query)))
