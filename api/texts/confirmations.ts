import type { Transaction } from 'kysely'
import { type Confirmations, type Topic, topics } from '#contract/texts/confirmation-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { confirmationSubject } from './room.ts'

/** @param addresses settings by name */
export async function readConfirmations(
  db: Database | Transaction<Tables>,
  addresses: Record<string, string>,
): Promise<Confirmations> {
  const rows = await db.selectFrom('site_confirmation').selectAll().orderBy('topic').execute()
  return {
    items: rows.map(({ topic, confirmed_at, confirmed_by }) => ({
      topic,
      at: new Date(confirmed_at).toISOString(),
      by: confirmed_by,
    })),
    settings: Object.keys(addresses).filter((name) => addresses[name]?.endsWith('.example')),
  }
}

export async function countUnconfirmed(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('site_confirmation')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return topics.length - Number(count)
}

/** Confirms a topic, or takes that back; done already, nothing is changed. */
export async function confirmTopic(
  db: Database,
  { topic, confirmed }: { topic: Topic; confirmed: boolean },
  act: Act,
): Promise<void> {
  await transact(db, async (transaction) => {
    const done = confirmed
      ? await transaction
          .insertInto('site_confirmation')
          .values({ topic, confirmed_at: act.now, confirmed_by: act.by.name })
          .onConflict((conflict) => conflict.column('topic').doNothing())
          .executeTakeFirst()
      : await transaction.deleteFrom('site_confirmation').where('topic', '=', topic).executeTakeFirst()
    const rows = 'numDeletedRows' in done ? done.numDeletedRows : done.numInsertedOrUpdatedRows
    if (rows === 0n) return
    const action = confirmed ? 'site.confirmed' : 'site.unconfirmed'
    await recordAudit(transaction, act, action, [confirmationSubject, topic], { topic })
  })
}

declare module '../db/tables.ts' {
  interface Tables {
    site_confirmation: ConfirmationTable
  }
}

interface ConfirmationTable {
  topic: Topic
  confirmed_at: number
  confirmed_by: string
}
