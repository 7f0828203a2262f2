import { calendarDate } from '#contract/china-time.ts'
import type { NewsDetail } from '#contract/news-schema.ts'
import { BASE_LANGUAGE, type Language } from '#contract/values-schema.ts'
import type { TrialSecrets } from '../../base/trial-secrets.ts'
import type { Database } from '../../db/tables.ts'
import { openSeal, seal } from '../../http/seal.ts'
import { sanitizeBody } from '../news-body.ts'
import { findRelated } from '../news-detail.ts'
import { picturesOf, withoutMissing } from '../news-pictures.ts'
import { readEditing } from './read-editing.ts'

/** Ms. */
export const PREVIEW_MS = 30 * 60 * 1000

const PURPOSE = 'news-preview'

/** Capability token for half an hour. */
export function signPreview(secrets: TrialSecrets, newsId: string, now: number) {
  const expiresAt = now + PREVIEW_MS
  return { token: seal(secrets, PURPOSE, newsId, expiresAt), expiresAt }
}

/** The draft as its page shows it; undefined if empty. @throws ProblemError 404 for a forged token, 410 when expired */
export async function readPreview(
  db: Database,
  secrets: TrialSecrets,
  token: string,
  lang: Language,
  now: number,
): Promise<NewsDetail | undefined> {
  const article = await readEditing(db, openSeal(secrets, PURPOSE, token, now), now)
  if (!article) return undefined
  const shown = article[lang] ? lang : BASE_LANGUAGE
  const text = article[shown]
  if (!text) return undefined
  const { id, cover, look, category, hits, correctedOn: updatedDate } = article
  const { title, summary, publicFrom } = text
  const html = sanitizeBody(text.bodyHtml)
  const pictures = await picturesOf(db, html, shown)
  return {
    id,
    lang: shown,
    title,
    summary,
    category,
    hits,
    updatedDate,
    bodyHtml: withoutMissing(html, pictures),
    pictures,
    publishDate: publicFrom === 0 ? article.publishDate : calendarDate(publicFrom ?? now),
    cover: cover && { id: cover.id, widths: cover.widths, ratio: cover.ratio, alt: cover.alt[lang] },
    ...(look !== null && { look }),
    translations: (['cn', 'en'] as const).filter((one) => article[one]),
    previous: null,
    next: null,
    related: await findRelated(db, lang, now, { id, category }),
  }
}
