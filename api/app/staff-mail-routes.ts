import { deliveryChannels } from '#contract/keys.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { waitingInInbox } from '../leads/site-inbox.ts'
import { type DeliveryChannel, troubleOf } from '../mail/delivery.ts'
import { mailSubject } from '../mail/room.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'

const MOST = 20

/** What waits, and what could not be sent. */
export async function readOutbox(db: Database, sends: boolean, dataDir: string) {
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
    id,
    kind,
    attempts,
    reference: reference ?? '',
    fault: last_fault ?? '',
    nextAt: status === 'dead' ? '' : new Date(next_at).toISOString(),
  }))
  return { sends, waiting: Number(count), inbox: waitingInInbox(dataDir) ?? null, failing }
}

/** `/staff/v1/mail`: sends what could not be sent. */
export function staffMailRoutes(wakeMail: () => void) {
  return resourceRoutes('mail', {
    retry: async ({ db, id, act }) => {
      await transact(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('mail')
          .set({ status: 'waiting', next_at: act.now, finished_at: null })
          .where('id', '=', id)
          .where('status', 'in', ['waiting', 'dead'])
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) throw notFound()
        await recordAudit(transaction, act, 'mail.retried', [mailSubject, id])
      })
      wakeMail()
    },
  })
}

/** Whose work waits for it. */
const readers: Record<DeliveryChannel, Permission> = {
  mail: 'leads.read',
  webhook: 'leads.read',
  crm: 'leads.read',
  push: 'news.publish',
  bucket: 'media.write',
}

type Allows = (permission: Permission) => boolean

/** What takes nothing, of what somebody works with. */
export async function readTroubles(db: Database, allows: Allows) {
  const own = deliveryChannels.filter((channel) => allows(readers[channel]))
  const found = await Promise.all(
    own.map(async (channel) => {
      const trouble = await troubleOf(db, channel)
      return trouble ? [{ channel, since: new Date(trouble.since).toISOString(), fault: trouble.fault }] : []
    }),
  )
  return found.flat()
}

/** `/staff/v1/deliveries`: what takes nothing. */
export function staffDeliveryRoutes() {
  return resourceRoutes('deliveries', {
    list: async ({ db, allows }) => ({ troubles: await readTroubles(db, allows) }),
  })
}
