import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type LeadStatus, leadStatuses } from '#api/contract/keys.ts'
import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { changeApi } from '../staff-api.ts'
import { Choice } from '../ui/filter-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveCsv } from '../ui/save-file.ts'
import { Banner } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadOwnersQuery, leadsKey } from './lead-queries.ts'

type ChosenLeadsProps = {
  leads: readonly LeadSummary[]
  chosen: readonly LeadSummary[]
  onChoose: (ids: readonly string[]) => void
}

const nobody = 'none'

/** What can be done with several applications at once. Those that somebody else was first with stay chosen. */
export function ChosenLeads({ leads, chosen, onChoose }: ChosenLeadsProps) {
  const words = useWords('admin-leads')
  const messages = useLL()['admin-leads'].chosen
  const owners = useQuery(leadOwnersQuery)
  const queryClient = useQueryClient()
  const [status, setStatus] = useState('')
  const [owner, setOwner] = useState('')
  const changes = useMutation({
    mutationFn: async (items: readonly LeadSummary[]) => {
      const change = {
        ...(status && { status: status as LeadStatus }),
        ...(owner && { owner: owner === nobody ? null : owner }),
      }
      const places = items.map(({ id, version }) => ({ id, version }))
      return changeApi('leads.changeMany', { body: { items: places, change } })
    },
    onSuccess: async (outcome) => {
      await queryClient.invalidateQueries({ queryKey: leadsKey })
      if (outcome.ok) onChoose(outcome.data.refused)
    },
  })
  const file = useMutation({
    mutationFn: () => changeApi('leads.csv', { body: { ids: chosen.map(({ id }) => id) } }),
    onSuccess: (outcome) => outcome.ok && saveCsv('applications', outcome.data.csv),
  })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if ((status || owner) && chosen.length > 0) changes.mutate(chosen)
  }
  const done = changes.data?.ok ? changes.data.data : undefined
  const late = leads.filter(({ id }) => done?.refused.includes(id))
  const failed = [changes, file].find(({ data, isError }) => isError || data?.ok === false)
  const code = failed && (failed.data?.ok === false ? failed.data.code : 'unavailable')
  return (
    <>
      {code && <LeadFailure code={code} />}
      {done && done.refused.length > 0 && (
        <Banner
          bad
          actions={
            <>
              {late.length > 0 && (
                <Button ghost disabled={changes.isPending} onClick={() => changes.mutate(late)}>
                  {words.setMine}
                </Button>
              )}
              <Button ghost onClick={changes.reset}>
                {words.keepTheirs}
              </Button>
            </>
          }
        >
          {messages.refused({ changed: done.changed, count: done.refused.length })}{' '}
          <UserText>{late.map(({ name }) => name).join(', ')}</UserText>
        </Banner>
      )}
      <p className="vh" role="status">
        {done && messages.done({ count: done.changed })}
      </p>
      {chosen.length > 0 && (
        <form className="a-bulk" aria-label={words.chosen.label} onSubmit={apply}>
          <output>{messages.count({ count: chosen.length })}</output>
          <Choice
            name="owner"
            label={words.owner}
            chosen={owner}
            none={words.chosen.owner}
            options={[
              [nobody, words.nobody],
              ...(owners.data?.items ?? []).map(({ id, name }) => [id, name] as const),
            ]}
            onChoose={setOwner}
          />
          <Choice
            name="status"
            label={words.status}
            chosen={status}
            none={words.chosen.status}
            options={leadStatuses.map((one) => [one, words.statuses[one]] as const)}
            onChoose={setStatus}
          />
          <Button type="submit" disabled={changes.isPending || !(status || owner)}>
            {words.chosen.apply}
          </Button>
          <Button ghost disabled={file.isPending} onClick={() => file.mutate()}>
            <Icon name="download" />
            {words.chosen.csv}
          </Button>
          <button type="button" className="a-ib" aria-label={words.chosen.none} onClick={() => onChoose([])}>
            <Icon name="close" />
          </button>
        </form>
      )}
    </>
  )
}
