import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Act } from '../staff/audit/record-audit.ts'
import { type Counts, erasePerson } from './person.ts'
import { eraseFromInbox } from './site-inbox.ts'

export interface LeadsPlace {
  db: Database
  /** Where the site's inbox may be, too. */
  dataDir: string
  /** Whether the database is a file of our own. */
  isFile: boolean
}

/**
 * Deletes everything about a person from the database and from the site's inbox on this machine, which goes first: what
 * is still there would come back otherwise.
 * @returns how many rows went; no `siteInbox` where there is none
 */
export async function eraseEverywhere(
  { db, dataDir, isFile }: LeadsPlace,
  email: string,
  act: Act,
): Promise<Counts & { siteInbox?: number }> {
  const siteInbox = eraseFromInbox(dataDir, email)
  const counts = await erasePerson(db, email, act)
  // The log would still hold what was deleted.
  if (isFile) await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return { ...counts, ...(siteInbox === undefined ? {} : { siteInbox }) }
}
