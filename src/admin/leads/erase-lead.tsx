import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { leadQuery, leadsKey } from './lead-queries.ts'
import { revealedKey } from './reveal.tsx'

/** Deletes everything about the applicant, once the reference of the application was typed. */
export function EraseLead({ id, reference }: Pick<LeadSummary, 'id' | 'reference'>) {
  const { erase: words, failures } = useWords('admin-leads')
  const LL = useLL()['admin-leads'].erase
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const close = () => setAsking(false)
  const done = async () => {
    await router.navigate({ to: '/admin/leads', ignoreBlocker: true })
    queryClient.removeQueries(leadQuery(id))
    queryClient.removeQueries({ queryKey: revealedKey(id) })
    await queryClient.invalidateQueries({ queryKey: leadsKey })
  }
  return (
    <>
      <Button ghost onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {asking && (
        <Dialog title={words.title} onClose={close}>
          <p>{words.lead}</p>
          <ActionForm
            submit={words.submit}
            faults={failures}
            send={(form) => changeApi('leads.erase', { id, body: { reference: form('reference') } })}
            onDone={done}
            onCancel={close}
          >
            <TextField
              id="erase-reference"
              name="reference"
              label={LL.reference({ reference })}
              autoComplete="off"
              required
            />
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
