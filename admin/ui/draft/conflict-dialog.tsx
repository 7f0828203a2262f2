import { type FormEvent, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '../dialog.tsx'
import { Difference } from '../difference.tsx'
import { labelOf, langOf, shownOf } from './field-on-page.ts'
import { valueAt, wordsOf } from './merge.ts'

type Props = {
  fields: readonly string[]
  ours: unknown
  theirs: unknown
  /** who saved first */
  by: string
  /** @param theirs the fields that are taken from the other side; undefined where nothing was chosen */
  onResolve: (theirs: readonly string[] | undefined) => void
}

/** Asks for the fields that two people have changed, and only for those. */
export function ConflictDialog({ fields, ours, theirs, by, onResolve }: Props) {
  const { draft: words, langs } = useWords('admin')
  const LL = useLL().admin.draft
  const [taken, setTaken] = useState<readonly string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onResolve(taken)
  }
  return (
    <Dialog title={LL.conflict({ name: by })} onClose={() => onResolve(undefined)}>
      <p>{words.conflictText}</p>
      <form method="post" onSubmit={submit}>
        {fields.map((field) => {
          const [mine, saved] = [ours, theirs].map((side) => shownOf(field, wordsOf(valueAt(side, field))))
          const lang = langOf(field)
          return (
            <fieldset className="a-conflict-choice" key={field}>
              <legend>{labelOf(field, langs)}</legend>
              {[false, true].map((isTheirs) => (
                <label key={String(isTheirs)}>
                  <b>
                    <input
                      type="radio"
                      name={`conflict ${field}`}
                      checked={taken.includes(field) === isTheirs}
                      onChange={() =>
                        setTaken([...taken.filter((one) => one !== field), ...(isTheirs ? [field] : [])])
                      }
                    />
                    {isTheirs ? words.theirs : words.yours}
                  </b>
                  <span lang={lang && languageTag(lang)}>
                    <Difference
                      before={(isTheirs ? mine : saved) ?? ''}
                      after={(isTheirs ? saved : mine) ?? ''}
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
