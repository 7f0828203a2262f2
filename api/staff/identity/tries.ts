import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { beginTry } from '../../guard/try-limits.ts'
import { callerOf } from '../../http/caller.ts'
import { tooManyRequests } from '../../http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { memberSubject } from '../room.ts'
import type { StaffRequest } from '../staff-resource.ts'
import { mailNotice } from './identity-operations.ts'
import { hashKey, keepUntil, readKept } from './kept-until.ts'
import type { StaffIdentity } from './staff-identity.ts'

const DAY = 24 * 60 * 60 * 1000
/** Lifetime of a known device. */
const DEVICE_MS = 90 * DAY
/** Wrong codes per hour and member from unknown devices: at any time 3 of 1,000,000 are valid. */
const MOST_OF_STRANGERS = 20
/** Audit entries of refusals per day, member and kind. */
const MOST_REFUSALS = 50
/** Wrong codes a day after the right password until the owner is notified. */
const TELLING = 5

/** Keys of rate limits, and details for the list of sessions. */
export interface SignInCaller {
  clientKey: string
  userAgent: string
  /** device cookie from the site; may be empty */
  device: string
}

/** As forwarded by the site. */
export function signInCaller({ c, identity }: StaffRequest): SignInCaller {
  const { clientKey, isRelay } = callerOf(identity, c)
  const said = (name: string) => (isRelay && c.req.header(name)) || ''
  const device = said('x-client-device')
  return { clientKey, userAgent: said('x-client-agent'), device: device.length < 20 ? '' : device }
}

export type Way = 'password' | 'totp' | 'recovery'

/**
 * Counts an attempt until it proves right. Known devices have their own limit (OWASP device cookies), so that others
 * cannot lock out the owner; authenticator and recovery codes are limited separately.
 * @param subject the address for `password`, otherwise the member's id
 * @throws ProblemError 429
 */
export async function limited(
  identity: StaffIdentity,
  way: Way | 'invitation',
  subject: string,
  { clientKey, device }: SignInCaller,
  staffId = '',
): Promise<() => Promise<void>> {
  const known = await knownDevice(identity, staffId, device)
  const begun = await beginTry(identity, {
    kind: way === 'password' || way === 'invitation' ? `staff-${way}` : 'staff-code',
    email: way === 'recovery' ? `${subject}/recovery` : subject,
    clientKey: known ?? clientKey,
    ...(way === 'totp' && !known && { mostOfAll: MOST_OF_STRANGERS }),
  })
  if (begun.kind === 'limited') throw tooManyRequests(begun.waitMs)
  return begun.forget
}

/** Rate limit key of a known device; undefined for others. */
export async function knownDevice(
  identity: StaffIdentity,
  staffId: string,
  device: string,
): Promise<string | undefined> {
  const key = hashKey('device', staffId, device)
  return (await readKept(identity, key)) === undefined ? undefined : key
}

export async function rememberDevice(
  identity: StaffIdentity,
  staffId: string,
  { device }: SignInCaller,
): Promise<void> {
  if (!device) return
  const id = hashKey('device', staffId, device)
  await keepUntil(identity, { id, identifier: 'device', value: staffId }, DEVICE_MS)
}

/**
 * Unknown addresses are not stored, as people type passwords there. A wrong code notifies the owner: the password was
 * right.
 */
export async function noteRefusal(
  { db, now, log }: StaffIdentity,
  member: { id: string; name: string } | undefined,
  way: Way,
): Promise<void> {
  log({ event: 'staff-sign-in-refused', by: way, ...(member && { staff: member.id }) })
  const act = { by: { id: null, name: member?.name ?? '' }, now: now() }
  await transact(db, async (trx) => {
    const before = await refusalsOf(trx, member?.id, way, act.now - DAY)
    if (before >= MOST_REFUSALS) return
    await recordAudit(trx, act, 'session.refused', member ? [memberSubject, member.id] : 'staff', { by: way })
    const told = { by: { id: null, name: '' }, now: act.now }
    if (member && way !== 'password' && before + 1 === TELLING)
      await mailNotice(trx, 'session.refused', told, member.id)
  })
}

async function refusalsOf(trx: Transaction<Tables>, id: string | undefined, way: Way, from: number) {
  const { count } = await trx
    .selectFrom('staff_audit')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('subject', '=', id ? `staff/${id}` : 'staff')
    .where('at', '>', from)
    .where('action', '=', 'session.refused')
    .where('detail', '=', JSON.stringify({ by: way }))
    .executeTakeFirstOrThrow()
  return Number(count)
}
