import { randomUUID } from 'node:crypto'
import { createAccount } from '../api/accounts/accounts.ts'
import type { Database } from '../api/db/tables.ts'
import { openSession, VISITORS } from '../api/guard/sessions.ts'

/** The token of a visitor who has just logged in. */
export async function logIn(db: Database, now: number): Promise<string> {
  const person = { email: `${randomUUID()}@firm.test`, name: '张三', passwordHash: '', lang: 'cn' } as const
  const account = await createAccount(db, person, now)
  return openSession(db, VISITORS, account?.id ?? '', now)
}
