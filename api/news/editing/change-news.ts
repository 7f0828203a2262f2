import type { Selectable, Transaction, UpdateObject } from 'kysely'
import type { EditingArticle } from '#contract/news-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { type Place, versionChanged } from '../../http/validate.ts'
import type { Act } from '../../staff/audit/record-audit.ts'
import { keepNewsWords } from '../news-words.ts'
import { readEditing, readTexts, type Texts } from './read-editing.ts'

export interface Change {
  transaction: Transaction<Tables>
  news: Selectable<Tables['news']>
  texts: { cn: Texts; en: Texts }
}

export type Settings = UpdateObject<Tables, 'news'>

/** Below the site's limit of an answer, with room for the rest of a public page. */
const MOST_BYTES = 900_000

/**
 * Optimistic locking. @param work returns the article's new columns
 * @throws ProblemError 404, 412 `changed-meanwhile`, or 413 `article-too-large`, which could not be read back
 */
export async function changeNews(
  db: Database,
  { id, version }: Place,
  { by, now }: Act,
  work: (change: Change) => Promise<Settings>,
  differing: (present: EditingArticle) => string[] = () => [],
): Promise<EditingArticle> {
  return transact(db, async (transaction) => {
    // update before reading: locks the row, so that the second of two saves sees the first
    const taken = await transaction
      .updateTable('news')
      .set((e) => ({ version: e('version', '+', 1), changed_at: now, changed_by: by.name }))
      .where('id', '=', id)
      .$if(version !== undefined, (update) => update.where('version', '=', version as number))
      .executeTakeFirst()
    const news = await transaction.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
    if (!news) throw notFound()
    if (taken.numUpdatedRows === 0n)
      throw versionChanged(
        news.version,
        differing((await readEditing(transaction, id, now)) as EditingArticle),
      )
    const settings = await work({ transaction, news, texts: await readTexts(transaction, id) })
    if (Object.keys(settings).length > 0)
      await transaction.updateTable('news').set(settings).where('id', '=', id).execute()
    await keepNewsWords(transaction, id)
    const article = (await readEditing(transaction, id, now)) as EditingArticle
    if (Buffer.byteLength(JSON.stringify(article)) > MOST_BYTES)
      throw new ProblemError(413, 'article-too-large', {
        detail: `Both languages together may have ${MOST_BYTES} bytes, as JSON with its escapes.`,
      })
    return article
  })
}
