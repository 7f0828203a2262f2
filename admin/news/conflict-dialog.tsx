import { type FormEvent, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Difference } from '../ui/difference.tsx'
import type { Conflict } from './draft-state.ts'
import { textOfBody } from './history/text-of-body.ts'
import { type Draft, type DraftField, draftOf, fieldOf, withField } from './merge-drafts.ts'
import { useDraftFieldName } from './newest-note.tsx'

type Props = { conflict: Conflict; onResolve: (chosen: Draft) => void }

/** Asks for the fields that two people have changed, and only for those. */
export function ConflictDialog({ conflict: { theirs, draft, fields }, onResolve }: Props) {
  const { editor: words } = useWords('admin-news')
  const LL = useLL()['admin-news'].editor
  const nameOf = useDraftFieldName()
  const [takesTheirs, setTakesTheirs] = useState<Partial<Record<DraftField, boolean>>>({})
  const saved = draftOf(theirs)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onResolve(
      fields.reduce(
        (chosen, field) => (takesTheirs[field] ? withField(chosen, field, fieldOf(saved, field)) : chosen),
        draft,
      ),
    )
  }
  return (
    <Dialog title={LL.conflict({ name: theirs.changedBy })} onClose={() => onResolve(draft)}>
      <p>{words.conflictText}</p>
      <form method="post" onSubmit={submit}>
        {fields.map((field) => {
          const show = (from: Draft) => textOfBody(fieldOf(from, field))
          const lang = field.startsWith('cn.') ? 'cn' : 'en'
          return (
            <fieldset className="a-two" key={field}>
              <legend>{nameOf(field)}</legend>
              {[false, true].map((isTheirs) => (
                <label key={String(isTheirs)} lang={languageTag(lang)}>
                  <b>
                    <input
                      type="radio"
                      name={field}
                      checked={(takesTheirs[field] ?? false) === isTheirs}
                      onChange={() => setTakesTheirs({ ...takesTheirs, [field]: isTheirs })}
                    />
                    {isTheirs ? words.theirs : words.yours}
                  </b>
                  <span>
                    <Difference
                      before={show(isTheirs ? draft : saved)}
                      after={show(isTheirs ? saved : draft)}
                      only="ins"
                    />
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
        <Button type="submit">{words.useChosen}</Button>
      </form>
    </Dialog>
  )
}
