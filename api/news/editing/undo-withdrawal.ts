import type { Selectable, Transaction } from 'kysely'
import type { Language } from '#contract/values-schema.ts'
import type { Tables } from '../../db/tables.ts'
import { forgetMissing } from '../../redirects/redirect-store.ts'
import { type Act, recordAudit } from '../../staff/audit/record-audit.ts'
import { pathsOf } from '../news-addresses.ts'
import { keepNewsWords } from '../news-words.ts'
import { newsSubject } from '../room.ts'

const TABLES = ['news_body', 'news_text', 'news_draft'] as const
type News = Selectable<Tables['news']>

/** An article before languages of it were withdrawn. */
type Snapshot = Pick<News, 'id' | 'public_from' | 'expires_at'> & {
  /** The version after it. */
  version: number
  langs: readonly Language[]
  texts: { [T in (typeof TABLES)[number]]: Selectable<Tables[T]>[] }
}

declare module '../../staff/undo.ts' {
  interface UndoEntries {
    news: Snapshot
  }
}

/** @param news as it is within the change, with its next version */
export async function snapshotOf(
  transaction: Transaction<Tables>,
  { id, version, public_from, expires_at }: News,
  langs: readonly Language[],
): Promise<Snapshot> {
  const rowsOf = <T extends (typeof TABLES)[number]>(table: T) =>
    transaction
      .selectFrom(table as 'news_body')
      .selectAll()
      .where('news_id', '=', id)
      .where('lang', 'in', langs)
      .execute() as unknown as Promise<Selectable<Tables[T]>[]>
  const [news_body, news_text, news_draft] = [
    await rowsOf('news_body'),
    await rowsOf('news_text'),
    await rowsOf('news_draft'),
  ]
  return { id, version, public_from, expires_at, langs, texts: { news_body, news_text, news_draft } }
}

/** Makes public again what nobody has changed since it was withdrawn. Its history keeps the withdrawal. */
export async function undoWithdrawal(
  transaction: Transaction<Tables>,
  { id, version, public_from, expires_at, langs, texts }: Snapshot,
  act: Act,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('news')
    .set((e) => ({ public_from, expires_at, version: version + 1, edition: e('edition', '+', 1) }))
    .set({ changed_at: act.now, changed_by: act.by.name })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  for (const lang of langs) await removeText(transaction, id, lang)
  // a body belongs to its text
  for (const table of ['news_text', 'news_body', 'news_draft'] as const)
    if (texts[table].length > 0)
      await transaction
        .insertInto(table as 'news_body')
        .values(texts[table] as Snapshot['texts']['news_body'])
        .execute()
  await keepNewsWords(transaction, id)
  await forgetMissing(transaction, await pathsOf(transaction, id))
  await recordAudit(transaction, act, 'news.published', [newsSubject, id], { langs: langs.join() })
  return true
}

/** All there is of an article in one language. */
export async function removeText(
  transaction: Transaction<Tables>,
  id: string,
  lang: Language,
): Promise<void> {
  for (const table of TABLES)
    await transaction.deleteFrom(table).where('news_id', '=', id).where('lang', '=', lang).execute()
}
