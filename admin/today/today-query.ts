import { queryOptions } from '@tanstack/react-query'
import { callRead } from '../staff-api.functions.ts'
import { type AnswerOf, poll } from '../staff-api.ts'

export type Today = AnswerOf<'today.list'>

const call = { data: { operation: 'today.list' } }

/** Below the applications, as what is done to one of them changes it. */
export const todayQuery = queryOptions({
  queryKey: ['staff', 'leads', 'today'],
  queryFn: ({ client, queryKey }) =>
    callRead({ ...call, ...(client.getQueryData(queryKey) ? poll : {}) }) as Promise<Today>,
  staleTime: 10_000,
  refetchInterval: 60_000,
})

/** How much there is to do; what is merely worth knowing does not count. */
export function dueCount({ leads, news, toReview, mail }: Today): number {
  const applications = leads ? leads.calls.total + leads.handed.total + leads.unowned.total : 0
  const articles = news ? news.goingOut.length + news.returned.length : 0
  return applications + articles + (toReview?.length ?? 0) + (mail?.failing.length ?? 0)
}
