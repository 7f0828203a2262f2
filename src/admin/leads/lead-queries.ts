import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { filterOf, type LeadSearch } from './lead-search.ts'
import { getBoard, getLead, getLeadOwners, getLeads } from './leads.functions.ts'

/** All that is known of applications: what is invalidated after a change. */
export const leadsKey = ['staff', 'leads'] as const

// others work on them too
const staleTime = 10_000

export const leadListQuery = (search: LeadSearch) => {
  const query = { ...filterOf(search), ...(search.sort ? { sort: search.sort } : {}) }
  return infiniteQueryOptions({
    queryKey: [...leadsKey, 'list', query],
    queryFn: ({ pageParam }) =>
      getLeads({ data: pageParam === '' ? query : { ...query, cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export const boardQuery = ({ status: _, ...search }: LeadSearch) => {
  const { status, ...query } = filterOf(search)
  return queryOptions({
    queryKey: [...leadsKey, 'board', query],
    queryFn: () => getBoard({ data: query }),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export const leadQuery = (id: string) =>
  queryOptions({ queryKey: [...leadsKey, id], queryFn: () => getLead({ data: { id } }), staleTime })

export const leadOwnersQuery = queryOptions({
  queryKey: ['staff', 'lead-owners'],
  queryFn: () => getLeadOwners(),
})
