import { randomUUIDv7 } from 'node:crypto'
import { calendarDate } from '#contract/china-time.ts'
import type { DraftInput, EditingArticle, NewsCategory, TextInput } from '#contract/news-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { type Place, versionChanged } from '../../http/validate.ts'
import { changesOf, recordSave } from '../../staff/audit/changes.ts'
import { type Act, recordAudit } from '../../staff/audit/record-audit.ts'
import { nameEntries } from '../../staff/audit/subject-names.ts'
import { sanitizeBody } from '../news-body.ts'
import { newsSubject } from '../room.ts'
import { columnsOf, isSameText } from '../text-columns.ts'
import { type Change, changeNews, type Settings } from './change-news.ts'
import { readEditing } from './read-editing.ts'
import { keepRevision, readRevision } from './revisions.ts'

export async function createNews(
  db: Database,
  { id = randomUUIDv7(), category = 'story' }: { id?: string; category?: NewsCategory | undefined },
  act: Act,
): Promise<EditingArticle> {
  const { by, now } = act
  return transact(db, async (transaction) => {
    const row = { id, category, publish_date: calendarDate(now), hits: 0, public_from: null }
    await transaction
      .insertInto('news')
      .values({ ...row, changed_at: now, changed_by: by.name })
      .execute()
    await recordAudit(transaction, act, 'news.created', [newsSubject, id])
    return (await readEditing(transaction, id, now)) as EditingArticle
  })
}

/** For an article never published. @throws ProblemError 404, 412, or 422 `not-draft` */
export async function removeNews(db: Database, { id, version }: Place, act: Act): Promise<void> {
  await transact(db, async (transaction) => {
    const article = await readEditing(transaction, id, act.now)
    if (!article) throw notFound()
    if (article.version !== version) throw versionChanged(article.version)
    const published = await transaction
      .selectFrom('news_revision')
      .select('id')
      .where('news_id', '=', id)
      .where('action', 'in', ['published', 'corrected'])
      .limit(1)
      .executeTakeFirst()
    const isDraft = [article.cn, article.en].every((text) => text === null || text.state === 'draft')
    if (!isDraft || published) throw new ProblemError(422, 'not-draft')
    await recordAudit(transaction, act, 'news.removed', [newsSubject, id])
    const { numDeletedRows } = await transaction
      .deleteFrom('news')
      .where('id', '=', id)
      // a save may have come in between
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw versionChanged()
  })
}

/** Saves the draft, not the published version. @throws ProblemError 404, 412, or 422 where the cover is no picture */
export async function saveDraft(
  db: Database,
  at: Place,
  input: DraftInput,
  act: Act,
): Promise<EditingArticle> {
  const work = async (change: Change): Promise<Settings> => {
    const { transaction, news, texts } = change
    for (const lang of ['cn', 'en'] as const) await saveText(change, lang, input[lang], act)
    await nameEntries(transaction, [newsSubject, at.id])
    const { category } = input
    const cover = await transaction
      .selectFrom('media')
      .select(['id', 'removed_at'])
      .where('id', '=', input.coverId ?? '')
      .executeTakeFirst()
    if (input.coverId && !cover)
      throw new ProblemError(422, 'invalid-fields', {
        errors: [{ field: 'coverId', detail: 'must be a picture' }],
      })
    // the cover may have been withdrawn since it was chosen
    const author = freeLine(input.author ?? '')
    const coverId = cover && cover.removed_at === null ? cover.id : null
    const before = writtenOf(change)
    const saved = { cn: input.cn ?? texts.cn.live, en: input.en ?? texts.en.live }
    const look = input.look ?? before.look
    const after = {
      ...saved,
      category,
      coverId,
      look,
      author: input.author === undefined ? before.author : author,
    }
    await recordSave(
      transaction,
      act,
      'news.saved',
      [newsSubject, at.id],
      [valuesOf(before), valuesOf(after)],
    )
    return {
      draft_category: category === news.category ? null : category,
      draft_cover_id: coverId === news.cover_id ? null : (coverId ?? ''),
      draft_look: look === news.look ? null : look,
      ...(input.author !== undefined && { draft_author: author === news.author ? null : author }),
    }
  }
  return changeNews(db, at, act, work, (present) => fieldsThatDiffer(input, present))
}

/** Restores a revision as draft. */
export async function restoreRevision(
  db: Database,
  at: Place,
  revisionId: string,
  act: Act,
): Promise<EditingArticle> {
  const { lang, ...revision } = await readRevision(db, at.id, revisionId)
  return changeNews(db, at, act, async (change) => {
    await saveText(change, lang, revision, act, 'restored')
    const before = writtenOf(change)
    const after = { ...before, [lang]: revision }
    const values = [valuesOf(before), valuesOf(after)] as const
    await recordSave(change.transaction, act, 'news.saved', [newsSubject, at.id], values)
    return {}
  })
}

/** Names such as `category` and `en.title`. */
function fieldsThatDiffer(input: DraftInput, present: EditingArticle): string[] {
  const { author, look } = present
  const before = { ...present, coverId: present.cover?.id ?? null }
  const { fields } = changesOf(valuesOf(before), valuesOf({ author, ...input, look: input.look ?? look }))
  return String(fields).split(' ').filter(Boolean)
}

type Text = TextInput | null | undefined
type Written = Record<'cn' | 'en', Text> & {
  category: NewsCategory
  coverId: string | null
  look: number | null
  author: string
}

function valuesOf({ category, coverId, look, author, cn, en }: Written) {
  const text = (given: Text) => (given ? cleanText(given) : { title: '', summary: '', bodyHtml: '' })
  const [chinese, english] = [text(cn), text(en)]
  return {
    category,
    cover: coverId ?? (look === null ? null : `drawn ${look}`),
    author,
    'cn.title': chinese.title,
    'cn.summary': chinese.summary,
    'cn.bodyHtml': chinese.bodyHtml,
    'en.title': english.title,
    'en.summary': english.summary,
    'en.bodyHtml': english.bodyHtml,
  }
}

/** As it was written before a change. */
function writtenOf({ news, texts: { cn, en } }: Change): Written {
  return {
    category: news.draft_category ?? news.category,
    coverId: (news.draft_cover_id ?? news.cover_id) || null,
    look: news.draft_look ?? news.look,
    author: news.draft_author ?? news.author,
    cn: cn.draft ?? cn.live,
    en: en.draft ?? en.live,
  }
}

/** Adds a revision only when the text has changed. */
async function saveText(
  { transaction, news, texts }: Change,
  lang: Language,
  input: TextInput | null,
  act: Act,
  action: 'saved' | 'restored' = 'saved',
): Promise<void> {
  const { live, draft } = texts[lang]
  const text = input && cleanText(input)
  const before = draft ?? live
  if (text && before && isSameText(text, before)) return
  const key = { news_id: news.id, lang }
  await transaction.deleteFrom('news_draft').where('news_id', '=', news.id).where('lang', '=', lang).execute()
  if (!text || isEmpty(text) || (live && isSameText(text, live))) return
  await transaction
    .insertInto('news_draft')
    .values({ ...key, ...columnsOf(text), withdrawn_at: draft?.withdrawnAt ?? null })
    .execute()
  await keepRevision(transaction, { ...text, newsId: news.id, lang, action, note: '', before: live }, act)
}

function cleanText({ title, summary, bodyHtml }: TextInput): TextInput {
  return { title: freeLine(title), summary: freeLine(summary), bodyHtml: sanitizeBody(bodyHtml) }
}

/** An opened editor has an empty paragraph. */
function isEmpty({ title, summary, bodyHtml }: TextInput): boolean {
  return title === '' && summary === '' && /^(<p>\s*<\/p>)?$/.test(bodyHtml)
}
