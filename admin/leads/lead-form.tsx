import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { LeadChange, LeadDetail } from '#contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { DateField, TimeField } from '../ui/fields/date-field.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { useOwnText } from '../ui/fields/use-own-text.ts'
import { useUnsaved } from '../ui/typing/unsaved.ts'
import { useKeptTyping } from '../ui/typing/use-kept-typing.tsx'
import { textLang } from '../ui/user-text.tsx'
import { useOwnerName } from './lead-facts.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadOwnersQuery, leadQuery } from './lead-queries.ts'

type LeadFormProps = {
  lead: LeadDetail
  /** resolves to whether it is done */
  onChange: (lead: LeadDetail, change: LeadChange) => Promise<{ ok: boolean }>
  isPending: boolean
}

type Typed = { owner: string; note: string; day: string; time: string; company: string }

/** Owner, next call and company. What is typed stays until it is saved, by leaving too, whatever others change meanwhile. */
export function LeadForm({ lead, onChange, isPending }: LeadFormProps) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const nameOf = useOwnerName()
  const me = useStaff().id
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<Typed>>({})
  // an answer may come between what is typed and its rendering
  const now = useRef(typed)
  const put = (next: Partial<Typed>) => {
    now.current = next
    setTyped(next)
  }
  const set = (change: Partial<Typed>) => put({ ...now.current, ...change })
  const stored = storedOf(lead)
  const values = { ...stored, ...typed }
  const isGivenAway = (owner: string, from: Typed) => owner !== from.owner && !['', me].includes(owner)
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored)
  const send = async () => {
    // as the last answer left it
    const newest = queryClient.getQueryData(leadQuery(lead.id).queryKey) ?? lead
    const [sent, before] = [now.current, storedOf(newest)]
    if (Object.keys(sent).length === 0) return true
    const { owner, note, day, time, company } = { ...before, ...sent }
    const due = day && time ? `${day}T${time}` : day
    // only what was changed here: the rest may be another's
    const change: LeadChange = {
      ...(owner === before.owner ? {} : { owner: owner || null }),
      ...(isGivenAway(owner, before) && note.trim() ? { note } : {}),
      ...(due === newest.due ? {} : { due }),
      ...(company === before.company ? {} : { company }),
    }
    const { ok } = await onChange(newest, change)
    if (!ok) return false
    // what was typed meanwhile stays
    const rest = Object.entries(now.current).filter(([field, text]) => text !== sent[field as keyof Typed])
    put(Object.fromEntries(rest))
    return rest.length === 0
  }
  const saving = useRef<Promise<boolean>>(undefined)
  const save = async () => {
    while (saving.current) await saving.current
    // a date that is half typed reads as none
    if (!form.current?.reportValidity()) return false
    saving.current = send().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }
  const keptNote = useKeptTyping(`leads/${lead.id}`, isChanged ? typed : undefined, put)
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
      {isGivenAway(values.owner, stored) && (
        <HandOverNote
          id="lead-hand-over"
          value={values.note}
          readOnly={isPending}
          onType={(note) => set({ note })}
        />
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
      <TextInput
        id="lead-company"
        label={words.company}
        maxLength={100}
        placeholder={lead.company ? undefined : lead.knownCompany}
        value={values.company}
        lang={textLang(values.company)}
        onType={(company) => set({ company })}
      />
      {isChanged && (
        <div className="btns">
          <Button type="submit" disabled={isPending}>
            {words.save}
          </Button>
          <Button ghost onClick={() => put({})}>
            {words.discard}
          </Button>
        </div>
      )}
    </form>
  )
}

function storedOf({ owner, due, company }: LeadDetail): Typed {
  const [day, time] = [due.slice(0, 10), due.slice(11)]
  return { owner: owner?.id ?? '', note: '', day, time, company }
}

type HandOverNoteProps = Pick<ComponentProps<typeof TextInput>, 'id' | 'value' | 'onType'> & {
  /** while it is under way: what is typed then would not go with it */
  readOnly: boolean
}

/** What goes with an application to its next owner, who is told of it by mail. */
export function HandOverNote({ value, ...props }: HandOverNoteProps) {
  const words = useWords('admin-leads')
  return (
    <TextInput
      {...props}
      label={words.handOverNote}
      hint={words.handOverHint}
      maxLength={4000}
      value={value}
      lang={textLang(value)}
    />
  )
}

/** Adds a note. Until it is taken the text stays in its field. @param field the field's id */
export function LeadNote({ id, field }: { id: string; field: string }) {
  const words = useWords('admin-leads')
  const queryClient = useQueryClient()
  /** @property saved the beginning that is a note already; what was typed on meanwhile is the next one */
  const [{ text, saved }, setTyped] = useState({ text: '', saved: '' })
  const note = text.slice(saved.length)
  const type = (text: string) =>
    setTyped(({ saved }) => ({ text, saved: text.startsWith(saved) ? saved : '' }))
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (sent: { text: string; note: string }) =>
      changeApi('leads.note', { id, body: { text: sent.note } }),
    onSuccess: (outcome, sent) => {
      if (!outcome.ok) return
      queryClient.setQueryData(leadQuery(id).queryKey, outcome.data)
      const isTyping = document.activeElement?.id === field
      setTyped(({ text }) => {
        const saved = text.startsWith(sent.text) ? sent.text : ''
        return isTyping && text !== saved ? { text, saved } : { text: text.slice(saved.length), saved: '' }
      })
    },
  })
  useUnsaved({ isUnsaved: () => note.trim() !== '' })
  const keptNote = useKeptTyping(`leads/${id}/note`, note.trim() ? note : undefined, type)
  const own = useOwnText<HTMLTextAreaElement>({
    value: text,
    onType: type,
    onBlur: () => setTyped(({ text, saved }) => ({ text: text.slice(saved.length), saved: '' })),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() && !isPending) mutate({ text, note })
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
          autoComplete="off"
          placeholder={words.noteHint}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={onKeyDown}
          {...own}
        />
        {keptNote}
        {code && <LeadFailure code={code} />}
        {note.trim() && (
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
