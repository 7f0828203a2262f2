import { setImmediate } from 'node:timers/promises'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Recipients } from '#contract/staff/person-schema.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { csvHead, csvLine, plainCell } from '../command/table-text.ts'
import { likePattern } from '../db/search-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { unsubscribeAddress } from './marketing-consent.ts'

export interface RecipientsPlace {
  db: Database
  secrets: TrialSecrets
  siteOrigins: readonly [string, ...string[]]
}

/** As many as are listed at once. */
const MOST = 50

/** Rows read by one statement, each of which gets a signed address. */
const BATCH = 500

/** @param q a part of the address */
export async function listRecipients(db: Database, q = ''): Promise<typeof Recipients.infer> {
  const items = await newest(db, q).limit(MOST).execute()
  return { total: await count(db, ''), found: await count(db, q), items: items.map(shown) }
}

/** All recipients as a table, each with the address that ends the consent; read by keyset, with others answered in between. */
export async function recipientsCsv({
  db,
  secrets,
  siteOrigins,
}: RecipientsPlace): Promise<{ csv: string; rows: number }> {
  let csv = csvHead(['email', 'lang', 'version', 'givenAt', 'unsubscribe'])
  let rows = 0
  let after: Row | undefined
  do {
    const batch = await newest(db, '', after).limit(BATCH).execute()
    for (const row of batch) {
      const { email, lang, givenAt } = shown(row)
      const unsubscribe = unsubscribeAddress({ secrets, siteOrigin: siteOrigins[0] }, row)
      csv += csvLine([email, lang, row.version, givenAt, unsubscribe].map(plainCell))
    }
    rows += batch.length
    after = batch[BATCH - 1]
    await setImmediate()
  } while (after)
  return { csv, rows }
}

type Row = Selectable<Tables['marketing_consent']>

function shown({ email, lang, given_at }: Row) {
  return { email, lang, givenAt: new Date(Number(given_at)).toISOString() }
}

const isAgreed = sql<SqlBool>`withdrawn_at is null and confirmed = 1`

function agreed(db: Database, q: string) {
  return db
    .selectFrom('marketing_consent')
    .where(isAgreed)
    .$if(q.trim() !== '', (query) =>
      query.where(sql<SqlBool>`email_key like ${likePattern(q.trim().toLowerCase())} escape '\\'`),
    )
}

async function count(db: Database, q: string): Promise<number> {
  const { addresses } = await agreed(db, q)
    .select(({ fn }) => fn.count<number>('email_key').distinct().as('addresses'))
    .executeTakeFirstOrThrow()
  return Number(addresses)
}

/** Each address once, by its newest consent; newest first. */
function newest(db: Database, q: string, after?: Pick<Row, 'given_at' | 'id'>) {
  return agreed(db, q)
    .selectAll()
    .where(sql<SqlBool>`not exists (select 1 from marketing_consent later
      where later.email_key = marketing_consent.email_key and later.withdrawn_at is null and later.confirmed = 1
        and (later.given_at, later.id) > (marketing_consent.given_at, marketing_consent.id))`)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(given_at, id) < (${after?.given_at}, ${after?.id})`),
    )
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
}
