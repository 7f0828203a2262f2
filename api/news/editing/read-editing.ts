import type { Selectable } from 'kysely'
import type { EditingArticle, EditingText, Review, TextState } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { readPictures } from '../../media/read-pictures.ts'
import { editingSeo } from '../news-addresses.ts'
import { removedPictures } from '../news-pictures.ts'
import { textColumns } from '../text-columns.ts'

type Reader = Pick<Database, 'selectFrom'>
type NewsRow = Selectable<Tables['news']>

/** The draft over the published version, and the state of each language. */
export async function readEditing(db: Reader, id: string, now: number): Promise<EditingArticle | undefined> {
  const news = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
  if (!news) return undefined
  const texts = await readTexts(db, id)
  const coverId = news.draft_cover_id ?? news.cover_id
  const bodies = (['cn', 'en'] as const).map((lang) => ({
    lang,
    bodyHtml: (texts[lang].draft ?? texts[lang].live)?.bodyHtml ?? '',
  }))
  const cover = coverId ? (await readPictures(db, [coverId])).get(coverId) : undefined
  return {
    id,
    version: news.version,
    publishDate: news.publish_date,
    hits: news.hits,
    category: news.draft_category ?? news.category,
    cover: cover ?? null,
    look: news.draft_look ?? news.look,
    author: news.draft_author ?? news.author,
    changed: hasDraftSettings(news),
    expiresAt: news.expires_at,
    correctedOn: news.corrected_on,
    changedAt: news.changed_at,
    changedBy: news.changed_by,
    review: reviewOf(news),
    seo: await editingSeo(db, id),
    removedPictures: await removedPictures(db, bodies),
    cn: editingText(news, texts.cn, now),
    en: editingText(news, texts.en, now),
  }
}

/** Whether publishing changes more than texts. */
export function hasDraftSettings(
  news: Pick<NewsRow, 'draft_category' | 'draft_cover_id' | 'draft_author' | 'draft_look'>,
): boolean {
  const { draft_category, draft_cover_id, draft_author, draft_look } = news
  return [draft_category, draft_cover_id, draft_author, draft_look].some((draft) => draft !== null)
}

export type ReviewColumns = Pick<NewsRow, Extract<keyof NewsRow, `review_${string}`>>

/** Pending or returned review. */
export function reviewOf(news: ReviewColumns): Review | null {
  if (!news.review_state) return null
  return {
    state: news.review_state,
    at: Number(news.review_at),
    by: news.review_by ?? '',
    note: news.review_note ?? '',
    editorId: news.review_editor_id ?? '',
  }
}

export type Texts = Awaited<ReturnType<typeof readTexts>>['cn']

/** Published (or scheduled) and draft texts of both languages. */
export async function readTexts(db: Reader, id: string) {
  const live = await db
    .selectFrom('news_text')
    .innerJoin('news_body', (join) =>
      join
        .onRef('news_body.news_id', '=', 'news_text.news_id')
        .onRef('news_body.lang', '=', 'news_text.lang'),
    )
    .select(['news_text.lang', 'public_from as publicFrom', ...textColumns])
    .where('news_text.news_id', '=', id)
    .execute()
  const drafts = await db
    .selectFrom('news_draft')
    .select(['lang', 'withdrawn_at as withdrawnAt', ...textColumns])
    .where('news_id', '=', id)
    .execute()
  const of = (lang: Language) => ({
    live: live.find((row) => row.lang === lang),
    draft: drafts.find((row) => row.lang === lang),
  })
  return { cn: of('cn'), en: of('en') }
}

/** Null without text. English depends on the Chinese text. */
export function stateOf(
  news: Pick<NewsRow, 'public_from' | 'expires_at'>,
  { live, draft }: Texts,
  now: number,
): TextState | null {
  if (live) {
    if (Math.max(live.publicFrom, news.public_from ?? 0) > now) return 'scheduled'
    return news.expires_at !== null && news.expires_at <= now ? 'withdrawn' : 'public'
  }
  if (!draft) return null
  return draft.withdrawnAt === null ? 'draft' : 'withdrawn'
}

function editingText(news: NewsRow, texts: Texts, now: number): EditingText | null {
  const { live, draft } = texts
  const state = stateOf(news, texts, now)
  const shown = draft ?? live
  if (!state || !shown) return null
  const { title, summary, bodyHtml } = shown
  return {
    state,
    title,
    summary,
    bodyHtml,
    publicFrom: live?.publicFrom ?? null,
    withdrawnAt: draft?.withdrawnAt ?? null,
    changed: live !== undefined && draft !== undefined,
  }
}
