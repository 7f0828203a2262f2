import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadChange, LeadSummary } from '#api/contract/lead-schema.ts'
import { changeApi } from '../staff-api.ts'
import { leadQuery, leadsKey } from './lead-queries.ts'

type Changed = Pick<LeadSummary, 'id' | 'version' | 'name'>

/**
 * Changes an application. Where somebody else was first, their state is fetched and what was wanted is kept, for whoever
 * wanted it to decide (`RefusedChange`).
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
  const change = (lead: Changed, change: LeadChange) =>
    mutation.mutateAsync({ lead, change }).catch(() => ({ ok: false }))
  return {
    change,
    isPending: mutation.isPending,
    /** why it was refused */
    code,
    /** what was wanted of which application, as long as it is not done */
    refused: code === undefined ? undefined : variables,
    /** wants it again of what it is now */
    insist: async () => {
      if (!variables) return
      const now = await queryClient
        .fetchQuery({ ...leadQuery(variables.lead.id), staleTime: 0 })
        .catch(() => variables.lead)
      await change(now, variables.change)
    },
    forget: mutation.reset,
  }
}

export type LeadChanges = ReturnType<typeof useLeadChange>
