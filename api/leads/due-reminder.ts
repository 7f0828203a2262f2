import { expressionBuilder, sql } from 'kysely'
import { calendarDate, momentInChina } from '#contract/china-time.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { mailWords, say } from '../mail/mail-words.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { mayOwn } from './lead.ts'
import { isDue, isOverdue } from './lead-filter.ts'

const DAY = 24 * 60 * 60 * 1000
const TURN = 'due-reminder'

/**
 * Tells the webhook at nine in the morning, Beijing time, how many applications are due for whom; later on the same day
 * where no instance ran at nine. Of several processes one does it.
 */
export async function remindOfDue(db: Database, adminOrigin: string, now: number): Promise<void> {
  const midnight = momentInChina(calendarDate(now))
  const nine = momentInChina(`${calendarDate(now)}T09:00`)
  if (now < nine) return
  await transact(db, async (transaction) => {
    await transaction
      .insertInto('trial_turn')
      .values({ name: TURN, taken_at: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // of two instances the second one waits for the first, and finds its turn taken; one from the future is of a clock that was set back
    const { numUpdatedRows } = await transaction
      .updateTable('trial_turn')
      .set({ taken_at: nine })
      .where('name', '=', TURN)
      .where(({ or, eb }) => or([eb('taken_at', '<', nine), eb('taken_at', '>', nine)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const where = expressionBuilder<Tables, 'trial_application'>()
    const counts = await transaction
      .selectFrom('trial_application')
      // of those who work none any more it is nobody's
      .leftJoin('staff_member', (join) =>
        join.onRef('staff_member.id', '=', 'owner_id').on(mayOwn(expressionBuilder())),
      )
      .select(({ fn }) => [
        'staff_member.name',
        fn.countAll<number>().as('due'),
        fn.countAll<number>().filterWhere(isOverdue(where, now)).as('overdue'),
      ])
      .where(isDue(where, now))
      .groupBy(['staff_member.id', 'staff_member.name'])
      .orderBy(sql`staff_member.name is null`)
      .orderBy('staff_member.name')
      .execute()
    if (counts.length === 0) return
    const { due: words } = (await mailWords(transaction, BASE_LANGUAGE, now)).sales
    const total = counts.reduce((sum, { due }) => sum + Number(due), 0)
    const subject = say(words.subject, { count: total })
    const lines = counts.map(({ name, ...counted }) => {
      const values = { name: plain(name ?? words.nobody), due: Number(counted.due) }
      const overdue = Number(counted.overdue)
      return overdue > 0 ? say(words.lineOverdue, { ...values, overdue }) : say(words.line, values)
    })
    await enqueueMail(
      transaction,
      {
        kind: 'notice',
        recipient: '',
        person: '',
        lang: BASE_LANGUAGE,
        subject,
        html: '',
        text: `${subject}\n\n${lines.join('\n')}\n\n[${words.open}](${adminOrigin}/admin)`,
        usefulUntil: midnight + DAY,
      },
      now,
    )
  })
}

/** A name in Markdown, where it formats nothing. */
function plain(name: string): string {
  return name.replace(/[\\`*_{}[\]()<>#|~!]/g, '')
}
