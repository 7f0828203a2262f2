import type { MailWords } from '#contract/mails/mail-messages.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { mailWords, say } from '../mail/mail-words.ts'
import { enqueueMail, type OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.ts'

/** At most one message in this time, however many applications are delivered. */
const DIGEST_EVERY_MS = 10 * 60_000
/** Younger ones wait: a transaction that began before may commit after. */
const COMMITTED_AFTER_MS = 30_000
const MOST_REFERENCES = 50
const TURN = 'unchecked-digest'

/**
 * Tells sales of new applications whose code could not be checked, many in one message. Of several processes one does
 * it.
 * @param adminOrigin of the staff side; undefined where there is none
 */
export async function sendUncheckedDigest(
  db: Database,
  salesEmail: string,
  adminOrigin: string | undefined,
  now: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    await transaction
      .insertInto('trial_turn')
      .values({ name: TURN, taken_at: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const turn = transaction.selectFrom('trial_turn').select('taken_at').where('name', '=', TURN)
    const { taken_at: before } = await turn.executeTakeFirstOrThrow()
    const until = now - COMMITTED_AFTER_MS
    // one from the future is of a clock that was set back since
    if (before > until - DIGEST_EVERY_MS && before <= until) return
    const unchecked = await transaction
      .selectFrom('trial_application')
      .select('reference')
      .where('status', '=', 'unverified')
      .where('created_at', '>', before > until ? until - DIGEST_EVERY_MS : before)
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .execute()
    if (unchecked.length === 0) return
    const { numUpdatedRows } = await transaction
      .updateTable('trial_turn')
      .set({ taken_at: until })
      .where('name', '=', TURN)
      .where('taken_at', '=', before)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const words = await mailWords(transaction, BASE_LANGUAGE, now)
    await enqueueMail(transaction, digestOf(words, unchecked, salesEmail, adminOrigin), now)
  })
}

/** Holds references only: a message about many persons could not be erased for one of them. */
function digestOf(
  words: MailWords,
  unchecked: readonly { reference: string }[],
  salesEmail: string,
  adminOrigin: string | undefined,
): OutgoingMail {
  const references = unchecked.slice(0, MOST_REFERENCES).map(({ reference }) => reference)
  const rendered = renderMail(words, [
    { kind: 'paragraph', text: say(words.sales.unchecked, { count: unchecked.length }) },
    { kind: 'verbatim', text: references.join('\n') },
    ...(adminOrigin
      ? [{ kind: 'button' as const, text: words.sales.due.open, address: `${adminOrigin}/admin` }]
      : []),
  ])
  const subject = say(words.sales.uncheckedSubject, { count: unchecked.length })
  return {
    kind: 'sales',
    recipient: salesEmail,
    person: '',
    lang: BASE_LANGUAGE,
    subject,
    ...rendered,
  }
}
