import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadChange, LeadSummary } from '#api/contract/lead-schema.ts'
import { changeApi } from '../staff-api.ts'
import { leadQuery, leadsKey } from './lead-queries.ts'

type Changed = Pick<LeadSummary, 'id' | 'version'>

/**
 * Changes an application. Where somebody else was first, their state is fetched and what was wanted is kept, for who
 * wanted it to decide.
 */
export function useLeadChange() {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: async ({ lead, change }: { lead: Changed; change: LeadChange }) => {
      const { id, version } = lead
      const outcome = await changeApi('leads.change', { id, version, body: change })
      if (outcome.ok) queryClient.setQueryData(leadQuery(id).queryKey, outcome.data)
      return outcome
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: leadsKey }),
  })
  const { data, variables, isError } = mutation
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  return {
    change: (lead: Changed, change: LeadChange) =>
      mutation.mutateAsync({ lead, change }).catch(() => ({ ok: false })),
    isPending: mutation.isPending,
    /** why it was refused */
    code,
    /** what was wanted of which application, as long as it is not done */
    refused: code === undefined ? undefined : variables,
    forget: mutation.reset,
  }
}
