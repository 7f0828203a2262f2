import { useState } from 'react'
import type { EditingArticle } from '#contract/news-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import type { Outcome } from '../read-staff.server.ts'
import { readApi } from '../staff-api.ts'
import { Difference } from '../ui/difference.tsx'
import { labelOf, langOf, shownOf } from '../ui/draft/field-on-page.ts'
import { changedFields, valueAt, wordsOf } from '../ui/draft/merge.ts'
import { draftOf } from './use-article-draft.ts'

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
  const LL = useLL().admin.draft
  const { langs } = useWords('admin')
  if (opened.version === newest.version) return null
  const sides = [draftOf(opened), draftOf(newest)] as const
  return (
    <div role="status">
      <p>{LL.conflict({ name: newest.changedBy })}</p>
      <dl className="a-pairs">
        {changedFields(...sides).map((field) => {
          const [before = '', after = ''] = sides.map((side) => shownOf(field, wordsOf(valueAt(side, field))))
          return (
            <div key={field}>
              <dt>{labelOf(field, langs)}</dt>
              <dd className="a-kept-lines" lang={languageTag(langOf(field) ?? 'cn')}>
                <Difference before={before} after={after} />
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
