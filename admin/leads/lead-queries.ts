import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { statusesOf } from '#contract/keys.ts'
import type { LeadSearch } from '../filters.ts'
import { areaKey, readApi, staffPages, staffQuery } from '../staff-api.ts'

/** All that is known of applications: what is invalidated after a change. */
export const leadsKey = areaKey('leads')

// others work on them too
const staleTime = 10_000

/** A filter of the address as the staff API takes it. */
export function filterOf({ layout, sort, status, since, until, ...rest }: LeadSearch) {
  return {
    ...rest,
    ...(status !== 'all' && { status: status ?? ('open' as const) }),
    ...(since && { from: since }),
    ...(until && { to: until }),
  }
}

export const leadListQuery = (search: LeadSearch) => ({
  ...staffPages('leads.list', { ...filterOf(search), ...(search.sort ? { sort: search.sort } : {}) }),
  staleTime,
})

/** The first ones of each status of the filter. */
export const boardQuery = (search: LeadSearch) => {
  const { status, ...query } = filterOf(search)
  const statuses = statusesOf(status)
  return queryOptions({
    queryKey: [...leadsKey, 'board', statuses, query],
    queryFn: () =>
      Promise.all(
        statuses.map(async (status) => ({
          status,
          list: await readApi('leads.list', { query: { ...query, status, sort: 'due', limit: '20' } }),
        })),
      ),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export const leadQuery = (id: string) => ({ ...staffQuery('leads.one', { id }), staleTime })

export const leadOwnersQuery = { ...staffQuery('leads.owners'), staleTime }
