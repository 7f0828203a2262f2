// biome-ignore lint/style/noRestrictedImports: the refusal stands beside what was wanted
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadChange, LeadSummary } from '#contract/lead-schema.ts'
import { changeApi } from '../staff-api.ts'
import { leadQuery, leadsKey } from './lead-queries.ts'

type Changed = Pick<LeadSummary, 'id' | 'version' | 'name' | 'status'>
type Result = { ok: boolean }

/** A loss that waits for its reason. @property answer with what is known then, or with nothing where it is not to happen */
type Asking = { lead: Changed; answer: (why: Pick<LeadChange, 'lostReason' | 'note'> | undefined) => void }

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
    // without a session nothing can be read either
    onSettled: (outcome) =>
      outcome?.ok === false && outcome.code === 'unauthorised'
        ? undefined
        : queryClient.invalidateQueries({ queryKey: leadsKey }),
  })
  const { data, variables, isError } = mutation
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  const [asking, setAsking] = useState<Asking>()
  const send = (lead: Changed, change: LeadChange): Promise<Result> =>
    mutation.mutateAsync({ lead, change }).catch(() => ({ ok: false }))
  const change = (lead: Changed, change: LeadChange): Promise<Result> => {
    if (change.status !== 'lost' || lead.status === 'lost' || change.lostReason) return send(lead, change)
    return new Promise((resolve) =>
      setAsking({
        lead,
        answer: (why) => {
          setAsking(undefined)
          resolve(why ? send(lead, { ...change, ...why }) : { ok: false })
        },
      }),
    )
  }
  return {
    change,
    /** whose reason of loss is asked for (`RefusedChange`) */
    asking,
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
