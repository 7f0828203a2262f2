import type { EditingArticle, ReviewInput } from '#contract/news-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Database } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Place } from '../../http/validate.ts'
import { type Act, recordAudit } from '../../staff/audit/record-audit.ts'
import { newsSubject } from '../room.ts'
import { type Change, changeNews } from './change-news.ts'
import { hasDraftSettings } from './read-editing.ts'
import { keepRevision } from './revisions.ts'

/** Columns without a review. */
export const reviewed = {
  review_state: null,
  review_at: null,
  review_by: null,
  review_note: null,
  review_editor_id: null,
}

/** Marks the draft as ready, or revokes that. @throws ProblemError 404, 412, or 422 `nothing-to-review` */
export async function submitNews(
  db: Database,
  place: Place,
  { ready, note = '' }: ReviewInput,
  act: Act,
): Promise<EditingArticle> {
  return changeNews(db, place, act, async (change) => {
    const { transaction, news } = change
    if (!ready) {
      if (news.review_state) await recordAudit(transaction, act, 'news.recalled', [newsSubject, news.id])
      return reviewed
    }
    if (!change.texts.cn.draft && !change.texts.en.draft && !hasDraftSettings(news))
      throw new ProblemError(422, 'nothing-to-review', { detail: 'All of it is public as it is.' })
    await keepStep(change, 'submitted', note, act)
    await recordAudit(transaction, act, 'news.submitted', [newsSubject, news.id])
    return {
      review_state: 'ready',
      review_at: act.now,
      review_by: act.by.name,
      review_note: freeLine(note),
      review_editor_id: act.by.id,
    }
  })
}

/** @throws ProblemError 404, 412, or 422 `not-in-review` */
export async function returnNews(
  db: Database,
  place: Place,
  { note }: { note: string },
  act: Act,
): Promise<EditingArticle> {
  return changeNews(db, place, act, async (change) => {
    const { transaction, news } = change
    if (news.review_state !== 'ready')
      throw new ProblemError(422, 'not-in-review', { detail: 'Nobody has marked it ready.' })
    await keepStep(change, 'returned', note, act)
    await recordAudit(transaction, act, 'news.returned', [newsSubject, news.id])
    return {
      review_state: 'returned',
      review_at: act.now,
      review_by: act.by.name,
      review_note: freeLine(note),
    }
  })
}

/** Adds to the history of each language with unpublished changes. */
async function keepStep(
  { transaction, news, texts }: Change,
  action: 'submitted' | 'returned',
  note: string,
  act: Act,
): Promise<void> {
  for (const lang of ['cn', 'en'] as const) {
    const { live, draft } = texts[lang]
    if (!draft) continue
    const revision = { ...draft, newsId: news.id, lang, note: freeLine(note), before: live }
    await keepRevision(transaction, { ...revision, action }, act)
  }
}
