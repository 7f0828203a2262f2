import { Hono } from 'hono'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { waitingInInbox } from '../leads/site-inbox.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { isUuid } from '../uuid.ts'
import { Outbox } from './outbox-schema.ts'

const MOST = 20

export interface StaffMailOptions {
  db: Database
  now: () => number
  wakeMail: () => void
  dataDir: string
}

/** `/staff/v1/mail`: what waits and what fails. */
export function staffMailRoutes({ db, now, wakeMail, dataDir }: StaffMailOptions): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()

  app.get(
    '/',
    describeAnswer('mail', 'How many messages wait, and those that could not be sent', Outbox),
    allow('leads.read'),
    async (c) => {
      const { count } = await db
        .selectFrom('mail')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('mail')
        .select(['id', 'kind', 'reference', 'status', 'next_at', 'attempts', 'last_fault'])
        .where('status', 'in', ['waiting', 'dead'])
        .where('last_fault', 'is not', null)
        .orderBy('next_at')
        .limit(MOST)
        .execute()
      const failing = rows.map(({ id, kind, reference, status, next_at, attempts, last_fault }) => ({
        ...{ id, kind, attempts, reference: reference ?? '', fault: last_fault ?? '' },
        nextAt: status === 'dead' ? '' : new Date(next_at).toISOString(),
      }))
      const outbox = { waiting: Number(count), inbox: waitingInInbox(dataDir) ?? null, failing }
      return c.json(outbox satisfies typeof Outbox.infer)
    },
  )

  app.post(
    '/:id/retry',
    describeAnswer('mail', 'Sends a message again now'),
    allow('leads.write'),
    async (c) => {
      const id = c.req.param('id')
      if (!isUuid(id)) throw notFound()
      await transact(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('mail')
          .set({ status: 'waiting', next_at: now(), finished_at: null })
          .where('id', '=', id)
          .where('status', 'in', ['waiting', 'dead'])
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) throw notFound()
        await recordAudit(
          transaction,
          { staff: c.get('staff'), action: 'mail.retried', subject: `mail/${id}` },
          now(),
        )
      })
      wakeMail()
      return c.body(null, 204)
    },
  )
  return app
}
