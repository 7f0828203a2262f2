import type { Transaction } from 'kysely'
import type { PictureUses } from '../contract/media-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'

type Reader = Pick<Database, 'selectFrom'>
type Uses = PictureUses['items']

/** The articles that show a picture, as they are public and as they are being written, newest first. */
export async function usesOf(db: Reader, pictureId: string): Promise<Uses> {
  const places = new Map<string, Uses[number]['places']>()
  const add = (newsId: string, ...found: Uses[number]['places']) =>
    places.set(newsId, [...(places.get(newsId) ?? []), ...found])
  const covers = await db
    .selectFrom('news')
    .select(['id', 'cover_id', 'public_from'])
    .where((e) => e.or([e('cover_id', '=', pictureId), e('draft_cover_id', '=', pictureId)]))
    .execute()
  for (const { id, cover_id, public_from } of covers)
    add(id, { place: 'cover', isLive: cover_id === pictureId && public_from !== null })
  for (const table of ['news_body', 'news_draft'] as const) {
    const bodies = await db
      .selectFrom(table)
      .select(['news_id', 'lang'])
      .where('body_html', 'like', `%src="/media/${pictureId}-%`)
      .orderBy('lang')
      .execute()
    for (const { news_id, lang } of bodies) add(news_id, { place: lang, isLive: table === 'news_body' })
  }
  const titles = await titlesOf(db, [...places.keys()])
  return [...places]
    .map(([id, places]) => ({ id, title: titles.get(id) ?? '', places }))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** What articles are called: in Chinese, or else in English, as it is being written. */
async function titlesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  if (ids.length === 0) return titles
  for (const lang of ['en', 'cn'] as const)
    for (const table of ['news_text', 'news_draft'] as const) {
      const texts = db.selectFrom(table).select(['news_id', 'title']).where('news_id', 'in', ids)
      for (const { news_id, title } of await texts.where('lang', '=', lang).execute())
        if (title) titles.set(news_id, title)
    }
  return titles
}

/**
 * Withdraws a picture: articles lose it as their cover, and leave it out of their bodies when they are read.
 * @returns the checksums of its files, for whoever removes them
 * @throws ProblemError 404
 */
export async function removePicture(db: Database, id: string, act: Act): Promise<string[]> {
  return transact(db, async (transaction) => {
    const removed = await transaction
      .updateTable('media')
      .set({ removed_at: act.now })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw notFound()
    const uses = await usesOf(transaction, id)
    const files = await transaction.deleteFrom('media_file').where('media_id', '=', id).returning('sha256').execute()
    await dropCovers(transaction, id)
    // by the edition sites notice, and render their pages anew
    const live = uses.filter(({ places }) => places.some(({ isLive }) => isLive)).map(({ id }) => id)
    if (live.length > 0)
      await transaction
        .updateTable('news')
        .set((e) => ({ edition: e('edition', '+', 1) }))
        .where('id', 'in', live)
        .execute()
    const detail = { name: removed.name, articles: uses.length }
    await recordAudit(transaction, act, 'media.removed', `media/${id}`, detail)
    return files.map(({ sha256 }) => sha256)
  })
}

async function dropCovers(transaction: Transaction<Tables>, id: string): Promise<void> {
  for (const column of ['cover_id', 'draft_cover_id'] as const)
    await transaction
      .updateTable('news')
      .set((e) => ({ [column]: null, version: e('version', '+', 1) }))
      .where(column, '=', id)
      .execute()
}
