import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { mailWords, say } from '../mail/mail-words.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { Act } from '../staff/audit/record-audit.ts'

/** As many references as a mail names. */
const MOST = 50

interface Given {
  /** Id of the next owner. */
  owner: string
  references: readonly string[]
  /** What whoever handed over wrote. */
  note?: string | undefined
  /** When it is sent at the earliest, milliseconds since the epoch. */
  notBefore?: number
}

/** Tells somebody by mail which applications have been handed over to them; whoever takes one is told nothing. @returns the message's id */
export async function tellOwner(
  trx: Transaction<Tables>,
  { owner, references, note, notBefore }: Given,
  { by, now }: Act,
  adminOrigin: string,
): Promise<string | undefined> {
  if (references.length === 0 || owner === by.id) return undefined
  const member = await trx
    .selectFrom('staff_member')
    .select(['email', 'lang'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  const words = await mailWords(trx, member.lang, now)
  const { footer, subject, lead, more } = words.staff.handedOver
  const named = references.slice(0, MOST)
  const rendered = renderMail({ ...words, footer }, [
    { kind: 'paragraph', text: say(lead, { by: by.name, count: references.length }) },
    ...(note ? [{ kind: 'verbatim', text: note } as const] : []),
    { kind: 'verbatim', text: [...named, ...(named.length < references.length ? [more] : [])].join('\n') },
    { kind: 'button', text: words.sales.due.open, address: `${adminOrigin}/admin` },
  ])
  return enqueueMail(
    trx,
    {
      kind: 'staff',
      recipient: member.email,
      person: member.email,
      // an erasure finds it by this, or by the references in its text
      reference: references.length === 1 ? references[0] : undefined,
      lang: member.lang,
      subject: say(subject, { count: references.length }),
      ...rendered,
    },
    now,
    notBefore,
  )
}
