import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { beginTry } from '../../guard/try-limits.ts'
import { callerOf } from '../../http/caller.ts'
import { tooManyRequests } from '../../http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { StaffRequest } from '../staff-resource.ts'
import { mailNotice } from './identity-operations.ts'
import { hashKey, keepUntil, readKept } from './kept-until.ts'
import type { StaffIdentity } from './staff-identity.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long a browser that somebody signed in with is known. */
const DEVICE_MS = 90 * DAY
/** Wrong codes an hour at one member from browsers they never used: at any time 3 of 1,000,000 are valid. */
const MOST_OF_STRANGERS = 20
/** Entries of refusals a day, for each member and way. */
const MOST_REFUSALS = 50
/** Wrong codes a day after the right password, until its owner is told. */
const TELLING = 5

/** Who is signing in: what tries are counted by, and what the list of sessions shows. */
export interface SignInCaller {
  clientKey: string
  userAgent: string
  /** A random value that the site keeps in the browser; empty where there is none. */
  device: string
}

/** As the site says it. */
export function signInCaller({ c, identity }: StaffRequest): SignInCaller {
  const { clientKey, isRelay } = callerOf(identity, c)
  const said = (name: string) => (isRelay && c.req.header(name)) || ''
  const device = said('x-client-device')
  return { clientKey, userAgent: said('x-client-agent'), device: device.length < 20 ? '' : device }
}

export type Way = 'password' | 'totp' | 'recovery'

/**
 * Counts a try until it turns out right. A browser that the member has signed in with is counted by itself (a device
 * cookie, as OWASP calls it), so that who knows an address, or a password, locks nobody out of their own browser. Codes
 * of the authenticator and recovery codes are counted apart: guessing those does not close the way by these.
 * @param subject the address for `password`, for the others the member's id
 * @returns forgets it
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

/** What a browser that the member has signed in with is counted by; undefined for every other one. */
export async function knownDevice(
  identity: StaffIdentity,
  staffId: string,
  device: string,
): Promise<string | undefined> {
  const key = hashKey('device', staffId, device)
  return (await readKept(identity, key)) === undefined ? undefined : key
}

/** Knows the browser from now on. */
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
 * Notes a wrong password or code: of a member, or of an address that is nobody's, which is not kept, since people type
 * passwords there. Who gets the code wrong has had the password right, so its owner is told.
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
    await recordAudit(trx, act, 'session.refused', member ? `staff/${member.id}` : 'staff', { by: way })
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
