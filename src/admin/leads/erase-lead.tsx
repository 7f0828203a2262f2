import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { changeApi } from '../staff-api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadQuery, leadsKey } from './lead-queries.ts'

/** Deletes everything about the applicant, after it was asked once more. */
export function EraseLead({ id }: { id: string }) {
  const words = useWords('admin-leads').erase
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => changeApi('leads.erase', { id }),
    onSuccess: async (outcome) => {
      if (!outcome.ok) return
      await router.navigate({ to: '/admin/leads', ignoreBlocker: true })
      queryClient.removeQueries(leadQuery(id))
      await queryClient.invalidateQueries({ queryKey: leadsKey })
    },
  })
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  return (
    <>
      <Button ghost onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {asking && (
        <Dialog title={words.title} onClose={() => setAsking(false)}>
          <p>{words.lead}</p>
          {code && <LeadFailure code={code} />}
          <div className="btns">
            <button type="button" className="btn btn--bad" disabled={isPending} onClick={() => mutate()}>
              {words.submit}
            </button>
            <Button ghost onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
