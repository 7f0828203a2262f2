import { deliveryChannels } from '#contract/keys.ts'
import { may, type Permission } from '#contract/permissions.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { waitingInInbox } from '../leads/site-inbox.ts'
import { type DeliveryChannel, troubleOf } from '../mail/delivery.ts'
import { mailSubject } from '../mail/room.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'

const MOST = 20

export interface StaffMailOptions {
  wakeMail: () => void
  dataDir: string
}

/** `/staff/v1/mail`: queued and failed messages. */
export function staffMailRoutes({ wakeMail, dataDir }: StaffMailOptions) {
  return resourceRoutes('mail', {
    list: async ({ db, identity }) => {
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
      return {
        sends: identity.sendsMail,
        waiting: Number(count),
        inbox: waitingInInbox(dataDir) ?? null,
        failing,
      }
    },
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

/** `/staff/v1/deliveries`: what takes nothing. */
export function staffDeliveryRoutes() {
  return resourceRoutes('deliveries', {
    list: async ({ db, staff }) => {
      const own = deliveryChannels.filter((channel) => may(staff.role, readers[channel]))
      const found = await Promise.all(
        own.map(async (channel) => {
          const trouble = await troubleOf(db, channel)
          return trouble
            ? [{ channel, since: new Date(trouble.since).toISOString(), fault: trouble.fault }]
            : []
        }),
      )
      return { troubles: found.flat() }
    },
  })
}
