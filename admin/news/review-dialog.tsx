import type { EditingArticle } from '#contract/news-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useNewest } from './newest-note.tsx'

type Props = {
  article: EditingArticle
  /** back to the editor, or on to a publisher */
  isReturn: boolean
  onClose: () => void
  onDone: (article: EditingArticle, said: string) => void
}

/** Hands a draft to a publisher, or back, with a note. */
export function ReviewDialog({ article, isReturn, onClose, onDone }: Props) {
  const { review: words, faults } = useWords('admin-news')
  const { newest, orReload, note } = useNewest(article)
  const { id, version } = newest
  return (
    <Dialog title={isReturn ? words.returnTitle : words.submitTitle} onClose={onClose}>
      <ActionForm
        submit={isReturn ? words.returnTitle : words.submitTitle}
        faults={faults}
        send={(form) => {
          const body = { note: form('note').trim() }
          return orReload(
            isReturn
              ? changeApi('news.sendBack', { id, version, body })
              : changeApi('news.review', { id, version, body: { ready: true, ...body } }),
          )
        }}
        onDone={(next) => onDone(next, isReturn ? words.returnDone : words.submitDone)}
        onCancel={onClose}
      >
        {note}
        {!isReturn && <p>{words.submitText}</p>}
        <div className="fld">
          <label htmlFor="review-note">{isReturn ? words.returnNote : words.note}</label>
          <textarea
            className="in"
            id="review-note"
            name="note"
            rows={4}
            maxLength={500}
            required={isReturn}
          />
        </div>
      </ActionForm>
    </Dialog>
  )
}
