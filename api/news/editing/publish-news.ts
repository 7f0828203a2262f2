import { calendarDate } from '#contract/china-time.ts'
import { textFields } from '#contract/keys.ts'
import type { EditingArticle, PublishInput, WithdrawInput } from '#contract/news-schema.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { ProblemError, refusal } from '../../http/problem.ts'
import type { Place } from '../../http/validate.ts'
import { forgetMissing } from '../../redirects/redirect-store.ts'
import { type Act, recordAudit } from '../../staff/audit/record-audit.ts'
import { LATE_MS, refusePassed } from '../../staff/refuse-passed.ts'
import { offerUndo } from '../../staff/undo.ts'
import { pathsOf } from '../news-addresses.ts'
import { refuseWrongPictures } from '../news-pictures.ts'
import { newsSubject } from '../room.ts'
import { columnsOf } from '../text-columns.ts'
import { type Change, changeNews, type Settings } from './change-news.ts'
import { stateOf } from './read-editing.ts'
import { reviewed } from './review-news.ts'
import { keepRevision } from './revisions.ts'
import { removeText, snapshotOf } from './undo-withdrawal.ts'

/** Publishes languages, at once or scheduled. @throws ProblemError 404, 412, or 422 with what is missing */
export async function publishNews(
  db: Database,
  place: Place,
  input: PublishInput,
  act: Act,
): Promise<EditingArticle> {
  return changeNews(db, place, act, async (change) => {
    const { transaction, news, texts } = change
    const { now } = act
    const at = input.firstPublicAt ?? input.at ?? now
    refuseWrongTimes(input, news.expires_at, now)
    if (input.firstPublicAt !== undefined && hasBeenPublic(change))
      throw refusal('firstPublicAt', 'already-public', 'must be left out: the article has been public here')
    if (!input.langs.includes('cn') && !texts.cn.live) throw refusal('langs', 'chinese-first', CHINESE_FIRST)
    const settings: Settings = {
      edition: news.edition + 1,
      category: news.draft_category ?? news.category,
      cover_id: (news.draft_cover_id ?? news.cover_id) || null,
      author: news.draft_author ?? news.author,
      look: news.draft_look ?? news.look,
      draft_look: null,
      draft_author: null,
      draft_category: null,
      draft_cover_id: null,
      ...reviewed,
      ...(input.expiresAt !== undefined && { expires_at: input.expiresAt }),
      ...(input.corrected && { corrected_on: calendarDate(now) }),
    }
    const written = input.langs.map((lang) => ({
      lang,
      bodyHtml: (texts[lang].draft ?? texts[lang].live)?.bodyHtml ?? '',
    }))
    await refuseWrongPictures(transaction, written, (news.draft_cover_id ?? news.cover_id) || null)
    for (const lang of input.langs) {
      const wasPublic = stateOf(news, texts[lang], now) === 'public'
      if (wasPublic && at > now + LATE_MS) throw refusal('at', 'already-public', ALREADY_PUBLIC)
      const from = wasPublic ? (texts[lang].live?.publicFrom ?? at) : at
      await publishText(change, lang, from, input, act)
      if (wasPublic) settings.updated_at = now
      if (lang !== 'cn' || wasPublic) continue
      settings.public_from = from
      // republished: keeps its first date
      const returns = (texts.cn.draft?.withdrawnAt ?? null) !== null || isOver(news, now)
      if (!returns) settings.publish_date = calendarDate(from)
    }
    await forgetMissing(transaction, await pathsOf(transaction, news.id))
    const action = at > now ? 'news.scheduled' : 'news.published'
    const detail = { langs: input.langs.join(), ...(at > now && { at: new Date(at).toISOString() }) }
    await recordAudit(transaction, act, action, [newsSubject, news.id], detail)
    return settings
  })
}

/** Withdrawing Chinese withdraws all. @throws ProblemError 404, 412, or 422 where nothing is public */
export async function withdrawNews(
  db: Database,
  place: Place,
  { langs, note = '' }: WithdrawInput,
  act: Act,
): Promise<EditingArticle> {
  return changeNews(db, place, act, async ({ transaction, news, texts }) => {
    const all = langs.includes('cn') ? (['cn', 'en'] as const) : langs
    const withdrawn = all.filter((lang) => texts[lang].live)
    if (withdrawn.length === 0) throw refusal('langs', 'not-public', 'must be public or scheduled')
    await offerUndo(transaction, act, 'news', [await snapshotOf(transaction, news, withdrawn)])
    for (const lang of withdrawn) {
      const { live, draft } = texts[lang]
      if (!live) continue
      const text = draft ?? live
      const withdrawn_at = stateOf(news, texts[lang], act.now) === 'scheduled' ? null : act.now
      await removeText(transaction, news.id, lang)
      await transaction
        .insertInto('news_draft')
        .values({ news_id: news.id, lang, ...columnsOf(text), withdrawn_at })
        .execute()
      const revision = { ...text, newsId: news.id, lang, note, before: live }
      await keepRevision(transaction, { ...revision, action: 'withdrawn' }, act)
    }
    await recordAudit(transaction, act, 'news.withdrawn', [newsSubject, news.id], { langs: withdrawn.join() })
    return {
      edition: news.edition + 1,
      ...(withdrawn.includes('cn') && { public_from: null, expires_at: null }),
    }
  })
}

const CHINESE_FIRST = 'must have the Chinese text public or scheduled first'
const ALREADY_PUBLIC = 'must be now: it is public already, and a change of it goes out at once'

export function hasBeenPublic({ news, texts }: Change): boolean {
  return (
    news.public_from !== null || texts.cn.live !== undefined || (texts.cn.draft?.withdrawnAt ?? null) !== null
  )
}

function refuseWrongTimes(
  { at, firstPublicAt, expiresAt }: PublishInput,
  known: number | null,
  now: number,
): void {
  if (firstPublicAt !== undefined && (firstPublicAt > now || at != null))
    throw refusal('firstPublicAt', 'time-to-come', 'must be in the past, and stand without `at`')
  refusePassed(at, now)
  const end = expiresAt === undefined ? known : expiresAt
  if (end !== null && end <= Math.max(at ?? now, now))
    throw refusal('expiresAt', 'expires-too-early', 'must be after the article becomes public')
}

function isOver({ expires_at }: Change['news'], now: number): boolean {
  return expires_at !== null && expires_at <= now
}

async function publishText(
  { transaction, news, texts }: Change,
  lang: Language,
  publicFrom: number,
  { corrected = false, note = '' }: PublishInput,
  act: Act,
): Promise<void> {
  const { live, draft } = texts[lang]
  const text = draft ?? live
  const missing = textFields.filter((field) => !text || isBlank(text[field]))
  if (!text || missing.length > 0)
    throw new ProblemError(422, 'incomplete', {
      errors: missing.map((field) => ({
        field: `${lang}.${field}`,
        code: 'missing',
        detail: 'must be written',
      })),
    })
  const { title, summary, bodyHtml } = text
  await removeText(transaction, news.id, lang)
  const key = { news_id: news.id, lang }
  const search_text = foldForSearch(`${title}\n${summary}`)
  await transaction
    .insertInto('news_text')
    .values({ ...key, title, summary, search_text, public_from: publicFrom })
    .execute()
  await transaction
    .insertInto('news_body')
    .values({ ...key, body_html: bodyHtml })
    .execute()
  const action = publicFrom > act.now ? 'scheduled' : corrected ? 'corrected' : 'published'
  const revision = { ...text, newsId: news.id, lang, action, note, before: live } as const
  await keepRevision(transaction, revision, act)
}

/** Neither text nor pictures. */
function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === ''
}
