import type { Selectable, Transaction, UpdateObject } from 'kysely'
import type { EditingArticle } from '../../contract/news-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { type Place, versionChanged } from '../../http/validate.ts'
import type { Act } from '../../staff/audit/record-audit.ts'
import { readEditing, readTexts, type Texts } from './read-editing.ts'

export interface Change {
  transaction: Transaction<Tables>
  news: Selectable<Tables['news']>
  texts: { cn: Texts; en: Texts }
}

/** What a change does to the row of the article. */
export type Settings = UpdateObject<Tables, 'news'>

/** Below what a site reads of an answer, with room for what a public page has besides. */
const MOST_BYTES = 900_000

/**
 * Changes an article in one transaction, if it still has the version that was seen.
 * @param work writes the texts, and returns what becomes of the article's row
 * @throws ProblemError 404, 412 `changed-meanwhile`, or 413 `article-too-large`: it could be saved, and never opened
 */
export async function changeNews(
  db: Database,
  { id, version }: Place,
  { by, now }: Act,
  work: (change: Change) => Promise<Settings>,
  differing: (present: EditingArticle) => string[] = () => [],
): Promise<EditingArticle> {
  return transact(db, async (transaction) => {
    // the row is taken before anything is read: of two who save at once the second one sees what the first one wrote
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
    const article = (await readEditing(transaction, id, now)) as EditingArticle
    if (Buffer.byteLength(JSON.stringify(article)) > MOST_BYTES)
      throw new ProblemError(413, 'article-too-large', {
        detail: `Both languages together may have ${MOST_BYTES} bytes, as JSON with its escapes.`,
      })
    return article
  })
}
