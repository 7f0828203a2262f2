import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { changeApi } from '../staff-api.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { LeadFailure } from './lead-failure.tsx'
import { leadQuery } from './lead-queries.ts'

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
