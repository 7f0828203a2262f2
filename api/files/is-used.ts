import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

/** Whether a package, a picture, or what can still be undone references the file: they share one content-addressed store. */
export async function isUsed(db: Database | Transaction<Tables>, sha256: string): Promise<boolean> {
  const package_ = db.selectFrom('download').select('sha256').where('sha256', '=', sha256)
  const picture = db.selectFrom('media_file').select('sha256').where('sha256', '=', sha256)
  if (await package_.union(picture).executeTakeFirst()) return true
  const undo = db.selectFrom('staff_undo').select('id').where('entries', 'like', `%${sha256}%`)
  return (await undo.executeTakeFirst()) !== undefined
}
