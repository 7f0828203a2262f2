import { useState } from 'react'
import type { EditingArticle } from '#contract/news-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import type { Outcome } from '../read-staff.server.ts'
import { readApi } from '../staff-api.ts'
import { Difference } from '../ui/difference.tsx'
import { textOfBody } from './history/text-of-body.ts'
import { type DraftField, draftFields, draftOf, fieldOf } from './merge-drafts.ts'

/** The article as it was opened, and the newest once something was refused because somebody had saved meanwhile. */
export function useNewest(opened: EditingArticle) {
  const [newest, setNewest] = useState(opened)
  /** @returns the outcome, after the newest article is here for another try */
  const orReload = async <T,>(work: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await work
    if (!outcome.ok && outcome.code === 'changed-meanwhile')
      await readApi('news.one', { id: opened.id }).then(setNewest, () => {})
    return outcome
  }
  return { newest, orReload, note: <NewestNote opened={opened} newest={newest} /> }
}

/** What somebody else has changed since it was opened. */
function NewestNote({ opened, newest }: { opened: EditingArticle; newest: EditingArticle }) {
  const LL = useLL()['admin-news'].editor
  const nameOf = useDraftFieldName()
  if (opened.version === newest.version) return null
  const [before, after] = [draftOf(opened), draftOf(newest)]
  const changed = draftFields.filter((field) => fieldOf(before, field) !== fieldOf(after, field))
  return (
    <div role="status">
      <p>{LL.conflict({ name: newest.changedBy })}</p>
      <dl className="a-dl">
        {changed.map((field) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd className="a-words" lang={languageTag(field.startsWith('en.') ? 'en' : 'cn')}>
              <Difference
                before={textOfBody(fieldOf(before, field))}
                after={textOfBody(fieldOf(after, field))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What the fields of a text are called. */
export function useFieldNames() {
  const { editor } = useWords('admin-news')
  return { title: editor.headline, summary: editor.summary, bodyHtml: editor.body }
}

/** What a field of a draft is called, with its language. */
export function useDraftFieldName(): (field: DraftField) => string {
  const { editor, langs } = useWords('admin-news')
  const names = useFieldNames()
  return (field) => {
    if (field === 'category') return editor.category
    if (field === 'coverId') return editor.cover
    if (field === 'look') return editor.looks
    if (field === 'author') return editor.author
    const [lang, name] = field.split('.') as ['cn' | 'en', keyof typeof names]
    return `${langs[lang]} · ${names[name]}`
  }
}
