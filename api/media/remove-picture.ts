import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { usesOf } from '../news/news-references.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'

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
    const files = await transaction
      .deleteFrom('media_file')
      .where('media_id', '=', id)
      .returning('sha256')
      .execute()
    await dropCovers(transaction, id)
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
