import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { areaKey } from '../staff-api.ts'
import { getPlaceholders, getSiteText, getSiteTexts } from './site-texts.functions.ts'

export function siteTextsQuery(q: string) {
  return queryOptions({
    queryKey: [...areaKey('site'), 'texts', q],
    queryFn: () => getSiteTexts({ data: { q } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** @param id `NAMESPACE/PATH` */
export function siteTextQuery(id: string) {
  return queryOptions({
    queryKey: [...areaKey('site'), 'text', id],
    queryFn: () => getSiteText({ data: { id } }),
    staleTime: 0,
  })
}

export const placeholdersQuery = queryOptions({
  queryKey: [...areaKey('site'), 'placeholders'],
  queryFn: () => getPlaceholders(),
  staleTime: 0,
})
