import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

/** Whether a package or a picture references the file: both share one content-addressed store. */
export async function isUsed(db: Database | Transaction<Tables>, sha256: string): Promise<boolean> {
  const package_ = db.selectFrom('download').select('sha256').where('sha256', '=', sha256)
  const picture = db.selectFrom('media_file').select('sha256').where('sha256', '=', sha256)
  return (await package_.union(picture).executeTakeFirst()) !== undefined
}
