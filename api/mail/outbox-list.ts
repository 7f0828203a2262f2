import type { Database } from '../db/tables.ts'
import type { MailKind, MailStatus } from './mail-table.ts'

const MOST = 50

/** A message as a developer reads it. */
export interface ListedMail {
  id: string
  kind: MailKind
  to: string
  lang: string
  subject: string
  text: string
  status: MailStatus
  /** ISO. */
  createdAt: string
  /** The six digits, of kind `code`. */
  code?: string
  reference?: string
}

/**
 * The newest messages of the outbox, sent or not.
 * @param to only those to this address
 */
export async function listOutbox(db: Database, to: string | undefined): Promise<ListedMail[]> {
  let mails = db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'lang', 'subject', 'text', 'status', 'created_at', 'reference'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
  if (to !== undefined) mails = mails.where('recipient', '=', to)
  return (await mails.execute()).map(({ recipient, created_at, reference, ...mail }) => {
    const code = mail.kind === 'code' ? /\b\d{6}\b/.exec(mail.text)?.[0] : undefined
    return {
      ...mail,
      to: recipient,
      createdAt: new Date(created_at).toISOString(),
      ...(code ? { code } : {}),
      ...(reference ? { reference } : {}),
    }
  })
}
