import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { LeadChange, LeadDetail } from '#api/contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { DateField, TimeField } from '../ui/fields/date-field.tsx'
import { useUnsaved } from '../ui/typing/unsaved.ts'
import { useKeptTyping } from '../ui/typing/use-kept-typing.tsx'
import { textLang } from '../ui/user-text.tsx'
import { useOwnerName } from './lead-facts.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadOwnersQuery, leadQuery } from './lead-queries.ts'

type LeadFormProps = {
  lead: LeadDetail
  /** resolves to whether it is done */
  onChange: (change: LeadChange) => Promise<{ ok: boolean }>
  isPending: boolean
}

type Typed = { owner: string; note: string; day: string; time: string; company: string }

/** Owner, next call and company. What is typed stays until it is saved, by leaving too, whatever others change meanwhile. */
export function LeadForm({ lead, onChange, isPending }: LeadFormProps) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const nameOf = useOwnerName()
  const me = useStaff().id
  const [day = '', time = ''] = lead.due.split('T')
  const stored: Typed = { owner: lead.owner?.id ?? '', note: '', day, time, company: lead.company }
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const form = useRef<HTMLFormElement>(null)
  const values = { ...stored, ...typed }
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const isHandedOver = values.owner !== stored.owner && !['', me].includes(values.owner)
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored)
  const save = async () => {
    // a date that is half typed reads as none
    if (!form.current?.reportValidity()) return false
    const due = values.day && values.time ? `${values.day}T${values.time}` : values.day
    // only what was changed here: the rest may be another's
    const change: LeadChange = {
      ...(values.owner === stored.owner ? {} : { owner: values.owner || null }),
      ...(isHandedOver && values.note.trim() ? { note: values.note } : {}),
      ...(due === lead.due ? {} : { due }),
      ...(values.company === stored.company ? {} : { company: values.company }),
    }
    const { ok } = await onChange(change)
    if (ok) setTyped({})
    return ok
  }
  const keptNote = useKeptTyping(`leads/${lead.id}`, isChanged ? typed : undefined, setTyped)
  useUnsaved({ isUnsaved: () => isChanged || form.current?.matches(':invalid') === true, save })
  return (
    <form
      className="a-leadform"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {keptNote}
      <div className="fld">
        <label htmlFor="lead-owner">{words.owner}</label>
        <select
          className="in"
          id="lead-owner"
          value={values.owner}
          onChange={({ target }) => set({ owner: target.value })}
        >
          <option value="">{words.nobody}</option>
          {/* one who works no applications any more */}
          {lead.owner && !owners.data?.items.some(({ id }) => id === lead.owner?.id) && (
            <option value={lead.owner.id} lang={textLang(lead.owner.name)}>
              {nameOf(lead.owner)}
            </option>
          )}
          {owners.data?.items.map(({ id, name }) => (
            <option key={id} value={id} lang={textLang(name)}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isHandedOver && (
        <HandOverNote id="lead-hand-over" value={values.note} onType={(note) => set({ note })} />
      )}
      <div className="a-moment">
        <DateField id="lead-day" label={words.due} value={values.day} onChange={(day) => set({ day })} />
        <TimeField
          id="lead-time"
          label={words.dueTime}
          value={values.time}
          disabled={!values.day}
          onChange={(time) => set({ time })}
        />
      </div>
      <TextField
        id="lead-company"
        label={words.company}
        maxLength={100}
        autoComplete="off"
        placeholder={lead.company ? undefined : lead.knownCompany}
        value={values.company}
        lang={textLang(values.company)}
        onChange={({ target }) => set({ company: target.value })}
      />
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

type HandOverNoteProps = { id: string; value: string; onType: (note: string) => void }

/** What goes with an application to its next owner, who is told of it by mail. */
export function HandOverNote({ id, value, onType }: HandOverNoteProps) {
  const words = useWords('admin-leads')
  return (
    <TextField
      id={id}
      label={words.handOverNote}
      hint={words.handOverHint}
      maxLength={4000}
      autoComplete="off"
      value={value}
      lang={textLang(value)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Adds a note. Until it is taken the text stays in its field. @param field the field's id */
export function LeadNote({ id, field }: { id: string; field: string }) {
  const words = useWords('admin-leads')
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => changeApi('leads.note', { id, body: { text } }),
    onSuccess: (outcome) => {
      if (!outcome.ok) return
      queryClient.setQueryData(leadQuery(id).queryKey, outcome.data)
      setText('')
    },
  })
  useUnsaved({ isUnsaved: () => text.trim() !== '' })
  const keptNote = useKeptTyping(`leads/${id}/note`, text.trim() ? text : undefined, setText)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !isPending) mutate()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
  }
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  return (
    <section>
      <form onSubmit={save}>
        <h3>
          <label htmlFor={field}>{words.note}</label>
        </h3>
        <textarea
          className="in"
          id={field}
          rows={2}
          maxLength={4000}
          placeholder={words.noteHint}
          aria-keyshortcuts="Control+Enter"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {keptNote}
        {code && <LeadFailure code={code} />}
        {text.trim() && (
          <div className="btns">
            <Button type="submit" disabled={isPending}>
              {words.addNote}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}
