import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sql, type Transaction } from 'kysely'
import { isAmong, type Room } from './db/room-type.ts'
import type { Database, Tables } from './db/tables.ts'
import { transact } from './db/transact.ts'
import { ProblemError } from './http/problem.ts'

/** How long a repeated request is recognised at least. */
export const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export interface IdempotentRequest {
  /** The operation, such as `news-hits`. */
  scope: string
  key: string
  /** The parsed body; the order of its members does not matter. */
  body: unknown
  /** Milliseconds since the epoch. */
  now: number
}

/** What came of a request. */
export interface Outcome<T> {
  /** JSON: what a repetition is answered. */
  response: T
  /** What the key led to. It is kept as long as that is; without it for seven days. */
  owner?: { reference: string; application_id: string } | { reference: string; dead_letter_id: string }
  /** The key stays free: a corrected body may come with it. */
  isRefused?: boolean
}

/**
 * Does the work of a request at most once per key, and answers a repetition with the first answer
 * (draft-ietf-httpapi-idempotency-key-header-07). Key and work are committed together; a repetition that
 * arrives while the first is still running waits for it.
 * @param work runs inside the transaction
 * @throws ProblemError 422 when the key was used with another body
 */
export async function once<T>(
  db: Database,
  request: IdempotentRequest,
  work: (transaction: Transaction<Tables>) => Promise<Outcome<T>>,
): Promise<T> {
  return transact(db, async (transaction) => {
    if (!(await claim(transaction, request))) return recall<T>(transaction, request)
    const { response, owner, isRefused } = await work(transaction)
    const { scope, key } = request
    if (isRefused) {
      await transaction
        .deleteFrom('idempotency_key')
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    } else {
      await transaction
        .updateTable('idempotency_key')
        .set({ response: JSON.stringify(response), ...owner })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    }
    return response
  })
}

/**
 * The request's Idempotency-Key: 8 to 128 letters, digits or `-_.:`, bare or in the quotes the draft asks for.
 * @throws ProblemError 400 when it is missing or has another form
 */
export function idempotencyKey(c: Context): string {
  const key = c.req.header('idempotency-key')?.replace(/^"(.*)"$/, '$1') ?? ''
  if (/^[\w.:-]{8,128}$/.test(key)) return key
  throw new ProblemError(400, 'idempotency-key-required', {
    detail: 'Send an Idempotency-Key header of 8 to 128 letters, digits or -_.: characters.',
  })
}

async function claim(transaction: Transaction<Tables>, request: IdempotentRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_key')
    .values({
      scope: request.scope,
      key: request.key,
      body_hash: hash(request.body),
      response: null,
      created_at: request.now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function recall<T>(transaction: Transaction<Tables>, request: IdempotentRequest): Promise<T> {
  const first = await transaction
    .selectFrom('idempotency_key')
    .select(['body_hash', 'response'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  if (first.body_hash !== hash(request.body)) {
    throw new ProblemError(422, 'idempotency-key-reused', {
      detail: 'This Idempotency-Key was used with another body.',
    })
  }
  return JSON.parse(first.response ?? 'null') as T
}

function hash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, sortMembers)).digest('hex')
}

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const idempotencyRoom = {
  tables: {
    idempotency_key: {
      person: {
        name: 'submissions',
        isOf: ({ keys }) => sql`${isAmong('application_id', keys)} or ${isAmong('dead_letter_id', keys)}`,
        keysOf: ({ reference }) => [reference],
      },
      kept: {
        deleteIf: (now) =>
          sql`created_at < ${now - KEY_LIFETIME_MS} and application_id is null and dead_letter_id is null`,
      },
    },
  },
} satisfies Room

declare module './db/tables.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable
  }
}

interface IdempotencyKeyTable {
  /** The operation the key belongs to; the same key may be used for another operation. */
  scope: string
  key: string
  body_hash: string
  /** JSON text, null only inside the transaction that does the work. */
  response: string | null
  created_at: number
  /** The number an applicant may have been told for this key. */
  reference: string | null
  /** What the key led to: it is kept as long as that, and deleted with it. */
  application_id: string | null
  dead_letter_id: string | null
}
