import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { LeadChange, LeadDetail } from '#contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { useDraft } from '../ui/draft/use-draft.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateField, TimeField } from '../ui/fields/date-field.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { useOwnText } from '../ui/fields/use-own-text.ts'
import { textLang } from '../ui/user-text.tsx'
import { useOwnerName } from './lead-facts.tsx'
import { leadOwnersQuery, leadQuery, leadsKey } from './lead-queries.ts'

type Typed = { owner: string; note: string; day: string; time: string; company: string }

/** Owner, next call and company. What is typed stays until it is saved, by leaving too, whatever others change meanwhile. */
export function LeadForm({ lead: read }: { lead: LeadDetail }) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const nameOf = useOwnerName()
  const me = useStaff().id
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { id } = read
  const isGivenAway = (owner: string, from: Typed) => owner !== from.owner && !['', me].includes(owner)
  const draft = useDraft(read, {
    area: 'leads',
    id,
    words: words.failures,
    typedOf: storedOf,
    versionOf: ({ version }) => version,
    save: (lead, { owner, note, day, time, company }) => {
      const before = storedOf(lead)
      const due = day && time ? `${day}T${time}` : day
      // only what was changed here: the record says what that was
      const body: LeadChange = {
        ...(owner === before.owner ? {} : { owner: owner || null }),
        ...(isGivenAway(owner, before) && note.trim() ? { note } : {}),
        ...(due === lead.due ? {} : { due }),
        ...(company === before.company ? {} : { company }),
      }
      return changeApi('leads.change', { id, version: lead.version, body })
    },
    read: () => queryClient.fetchQuery({ ...leadQuery(id), staleTime: 0 }),
    onItem: (lead) => {
      queryClient.setQueryData(leadQuery(id).queryKey, lead)
      void queryClient.invalidateQueries({ queryKey: leadsKey })
    },
    isLeftSaved: true,
    form,
  })
  const { item: lead, base: stored, typed: values, isSaving } = draft
  const set = (change: Partial<Typed>) => draft.change((now) => ({ ...now, ...change }))
  const active = owners.data?.items ?? []
  // works no applications any more
  const former = active.some(({ id }) => id === lead.owner?.id) ? null : lead.owner
  return (
    <form
      className="a-lead-form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save()
      }}
    >
      <DraftNotes draft={draft} by={({ history }) => history.find(({ by }) => by !== '')?.by ?? ''} />
      <ChoiceField
        id="lead-owner"
        data-path="owner"
        label={words.owner}
        chosen={values.owner}
        options={[
          ['', words.nobody],
          ...(former ? [[former.id, nameOf(former), textLang(former.name)] as const] : []),
          ...active.map(({ id, name }) => [id, name, textLang(name)] as const),
        ]}
        onChoose={(owner) => set({ owner })}
      />
      {isGivenAway(values.owner, stored) && (
        <HandOverNote
          id="lead-hand-over"
          value={values.note}
          readOnly={isSaving}
          onType={(note) => set({ note })}
        />
      )}
      <div className="a-day-and-time">
        <DateField
          id="lead-day"
          data-path="day"
          label={words.due}
          value={values.day}
          onChange={(day) => set({ day })}
        />
        <TimeField
          id="lead-time"
          data-path="time"
          label={words.dueTime}
          value={values.time}
          disabled={!values.day}
          onChange={(time) => set({ time })}
        />
      </div>
      <TextInput
        id="lead-company"
        data-path="company"
        label={words.company}
        maxLength={100}
        placeholder={lead.company ? undefined : lead.knownCompany}
        value={values.company}
        lang={textLang(values.company)}
        onType={(company) => set({ company })}
      />
      {draft.isUnsaved && (
        <div className="btns">
          <Button type="submit" disabled={isSaving}>
            {words.save}
          </Button>
          <Button ghost onClick={() => draft.change(() => stored)}>
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
  /** the beginning of the text that is a note already: its field keeps it while somebody types on */
  const [saved, setSaved] = useState('')
  const draft = useDraft('', {
    area: 'leads',
    id: `${id}/note`,
    words: words.failures,
    typedOf: (text: string) => text,
    save: async (_, sent) => {
      const outcome = await changeApi('leads.note', { id, body: { text: sent } })
      if (!outcome.ok) return outcome
      queryClient.setQueryData(leadQuery(id).queryKey, outcome.data)
      const now = draft.getState().typed
      const isTypedOn = now !== sent && now.startsWith(sent)
      if (isTypedOn) draft.change(() => now.slice(sent.length))
      setSaved((saved) => (isTypedOn && document.activeElement?.id === field ? saved + sent : ''))
      return { ok: true, data: '' }
    },
    read: async () => '',
    onItem: () => {},
  })
  const { typed: note, isSaving } = draft
  const own = useOwnText<HTMLTextAreaElement>({
    value: saved + note,
    onType: (text) => {
      const isNext = text.startsWith(saved)
      if (!isNext) setSaved('')
      const typed = isNext ? text.slice(saved.length) : text
      draft.change(() => (typed.trim() ? typed : ''))
    },
    onBlur: () => setSaved(''),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void draft.save()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
  }
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
        <DraftNotes draft={draft} />
        {draft.isUnsaved && (
          <div className="btns">
            <Button type="submit" disabled={isSaving}>
              {words.addNote}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}
