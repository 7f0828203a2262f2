import { sql, type Transaction } from 'kysely'
import { canonicalEmail, emailKey } from '#contract/email.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { isAmong, type Person, type PersonalRows, type Room, tablesOf } from '../db/room-type.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { type ApplicationFeed, enqueueErased } from '../trial/application-events.ts'
import { noteErased } from '../trial/erased-person.ts'
import { eraseFromInbox } from './site-inbox.ts'

/** How many rows went, by their name in an export. */
type Counts = Record<string, number>

type Place = Pick<LeadsPlace, 'db' | 'rooms'>

/**
 * Everything stored about a person, for them to have.
 * @param email in any spelling; upper and lower case are the same here, to be on the safe side
 */
export async function exportPerson({ db, rooms }: Place, email: string): Promise<Record<string, object[]>> {
  const person = await personIn(db, rooms, email)
  const stored: Record<string, object[]> = {}
  for (const [table, { name, given, ...rows }] of personalTables(rooms)) {
    if (!name) continue
    const found = await rowsOf(db, table, rows, person)
    stored[name] = [...(stored[name] ?? []), ...(given ? found.map(given) : found)]
  }
  return stored
}

/**
 * Deletes everything stored about a person, also what housekeeping has kept aside. The audit log forgets which
 * applications they were.
 * @returns what went; what goes with something else is not counted
 */
async function erasePerson(
  { db, rooms, secrets, feed }: LeadsPlace,
  email: string,
  act: Act,
): Promise<Counts> {
  return transact(db, async (transaction) => {
    const person = await personIn(transaction, rooms, email)
    const applications = await transaction
      .selectFrom('trial_application')
      .select(['id', 'reference'])
      .where(isAmong('id', person.keys))
      .execute()
    const tables = personalTables(rooms)
    const gone: Counts = {}
    const count = (table: string, rows: number) => {
      const name = tables.find(([one]) => one === table)?.[1].name ?? table
      gone[name] = (gone[name] ?? 0) + rows
    }
    for (const [table, rows] of tables) {
      if (table === 'purged_row')
        for (const aside of await rowsOf(transaction, table, rows, person)) count(String(aside.name), 1)
      count(table, await erase(transaction, table, rows, person))
    }
    await enqueueErased(transaction, feed, applications, act.now)
    await noteErased(transaction, secrets, canonical(email), act.now)
    await recordAudit(transaction, act, 'leads.erased', 'leads', { applications: gone.applications ?? 0 })
    return gone
  })
}

function personalTables(rooms: readonly Room[]): [table: keyof Tables, rows: PersonalRows][] {
  return tablesOf(rooms).flatMap(([table, { person }]) =>
    typeof person === 'string' ? [] : [[table, person]],
  )
}

async function personIn(db: Database, rooms: readonly Room[], email: string): Promise<Person> {
  const person = { email: personKey(email), keys: [] as string[] }
  for (const [table, rows] of personalTables(rooms)) {
    const { keysOf } = rows
    if (!keysOf) continue
    const found = (await rowsOf(db, table, rows, person)).flatMap(keysOf)
    person.keys.push(...found.filter((key) => typeof key === 'string'))
  }
  return person
}

async function rowsOf(
  db: Database,
  table: keyof Tables,
  { isOf }: Pick<PersonalRows, 'isOf'>,
  person: Person,
) {
  const rows = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${isOf(person)}`
  return (await rows.execute(db)).rows
}

async function erase(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  { isOf, erase }: PersonalRows,
  person: Person,
): Promise<number> {
  if (erase) {
    await erase(transaction, person)
    return 0
  }
  const deletion = sql`delete from ${sql.table(table)} where ${isOf(person)}`
  return Number((await deletion.execute(transaction)).numAffectedRows ?? 0)
}

/** What a person is found by, of an address in any spelling. */
export function personKey(email: string): string {
  return emailKey(canonical(email))
}

function canonical(email: string): string {
  return canonicalEmail(email) ?? email.trim()
}

export interface LeadsPlace {
  db: Database
  rooms: readonly Room[]
  /** Where the site's inbox may be, too. */
  dataDir: string
  secrets: TrialSecrets
  feed: ApplicationFeed
}

/**
 * Deletes everything about a person from the database and from the site's inbox on this machine. What waits in an inbox
 * elsewhere is dropped when it is delivered.
 * @returns how many rows went; no `siteInbox` where there is none
 */
export async function eraseEverywhere(
  place: LeadsPlace,
  email: string,
  act: Act,
): Promise<Counts & { siteInbox?: number }> {
  const siteInbox = eraseFromInbox(place.dataDir, email)
  const counts = await erasePerson(place, email, act)
  // the log would still hold what was deleted
  await truncateLog(place.db)
  return { ...counts, ...(siteInbox === undefined ? {} : { siteInbox }) }
}
