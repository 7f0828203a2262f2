import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canonicalEmail, emailKey } from '#contract/email.ts'

/** Where the site keeps what it took while this program was down, in the data folder both share. */
const FILE = join('site', 'inbox.sqlite')

interface InboxRow {
  id: string
  body: string
}

/**
 * What the site's inbox holds about a person: applications not delivered yet.
 * @returns undefined when there is no inbox on this machine
 */
export function findInInbox(dataDir: string, email: string): unknown[] | undefined {
  return withInbox(dataDir, (inbox) => rowsOf(inbox, email).map(({ body }) => JSON.parse(body)))
}

/** Deletes it, also from the file's free space and its log. */
export function eraseFromInbox(dataDir: string, email: string): number | undefined {
  return withInbox(dataDir, (inbox) => {
    inbox.exec('pragma secure_delete = on')
    const rows = rowsOf(inbox, email)
    const remove = inbox.prepare('delete from inbox where id = ?')
    for (const { id } of rows) remove.run(id)
    inbox.exec('pragma wal_checkpoint(truncate)')
    return rows.length
  })
}

/** How many applications wait there; undefined when there is no inbox on this machine. */
export function waitingInInbox(dataDir: string): number | undefined {
  return withInbox(dataDir, (inbox) => {
    const row = inbox.prepare('select count(*) as waiting from inbox where delivered_at is null').get()
    return Number(row?.waiting)
  })
}

function withInbox<T>(dataDir: string, work: (inbox: DatabaseSync) => T): T | undefined {
  const file = join(dataDir, FILE)
  if (!existsSync(file)) return undefined
  const inbox = new DatabaseSync(file, { timeout: 5_000 })
  try {
    return work(inbox)
  } finally {
    inbox.close()
  }
}

function rowsOf(inbox: DatabaseSync, email: string): InboxRow[] {
  const rows = inbox.prepare('select id, body from inbox').all()
  const texts = rows.map(({ id, body }): InboxRow => ({ id: String(id), body: String(body) }))
  return texts.filter(({ body }) => folded(emailIn(body)) === folded(email))
}

/** Delivered rows have no body any more. */
function emailIn(body: string): string {
  if (body === '') return ''
  const application = JSON.parse(body) as { email?: unknown } | null
  return String(application?.email ?? '')
}

function folded(email: string): string {
  return emailKey(canonicalEmail(email) ?? email.trim())
}
