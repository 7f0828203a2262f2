import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { LeadDetail } from '#api/leads/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { leadOwnersQuery } from './lead-queries.ts'
import type { LeadChange } from './leads.functions.ts'

type LeadFormProps = {
  lead: LeadDetail
  /** resolves to whether it is done */
  onChange: (change: LeadChange) => Promise<{ ok: boolean }>
  isPending: boolean
}

type Typed = { owner: string; day: string; time: string; company: string }

/** Owner, next call and company. What is typed stays until it is saved, whatever others change meanwhile. */
export function LeadForm({ lead, onChange, isPending }: LeadFormProps) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const id = useId()
  const [day = '', time = ''] = lead.due.split('T')
  const stored: Typed = { owner: lead.owner?.id ?? '', day, time, company: lead.company }
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const values = { ...stored, ...typed }
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const due = values.day && values.time ? `${values.day}T${values.time}` : values.day
    // only what was changed here: the rest may be another's
    const change: LeadChange = {
      ...(values.owner === stored.owner ? {} : { owner: values.owner || null }),
      ...(due === lead.due ? {} : { due }),
      ...(values.company === stored.company ? {} : { company: values.company }),
    }
    const { ok } = await onChange(change)
    if (ok) setTyped({})
  }
  return (
    <form className="a-leadform" onSubmit={save}>
      <dl className="a-dl">
        <dt>
          <label htmlFor={`${id}-owner`}>{words.owner}</label>
        </dt>
        <dd>
          <select
            className="in"
            id={`${id}-owner`}
            value={values.owner}
            onChange={({ target }) => set({ owner: target.value })}
          >
            <option value="">{words.nobody}</option>
            {lead.owner && !owners.data?.some(({ id: known }) => known === lead.owner?.id) && (
              <option value={lead.owner.id}>{lead.owner.name}</option>
            )}
            {owners.data?.map((owner) => (
              <option key={owner.id} value={owner.id}>
                {owner.name}
              </option>
            ))}
          </select>
        </dd>
        <dt>
          <label htmlFor={`${id}-day`}>{words.due}</label>
        </dt>
        <dd className="a-strip">
          <input
            className="in"
            id={`${id}-day`}
            type="date"
            value={values.day}
            onChange={({ target }) => set({ day: target.value })}
          />
          <input
            className="in"
            type="time"
            aria-label={words.dueTime}
            value={values.time}
            disabled={!values.day}
            onChange={({ target }) => set({ time: target.value })}
          />
        </dd>
        <dt>
          <label htmlFor={`${id}-company`}>{words.company}</label>
        </dt>
        <dd>
          <input
            className="in"
            id={`${id}-company`}
            maxLength={100}
            autoComplete="off"
            value={values.company}
            onChange={({ target }) => set({ company: target.value })}
          />
        </dd>
      </dl>
      {isChanged && (
        <div className="btns">
          <Button type="submit" disabled={isPending}>
            {words.save}
          </Button>
          <Button ghost onClick={() => setTyped({})}>
            {words.discard}
          </Button>
        </div>
      )}
    </form>
  )
}
