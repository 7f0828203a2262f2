import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { canonicalEmail, emailKey } from '#contract/email.ts'
import { type Role, roles } from '#contract/permissions.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { passwordFault } from '../../guard/passwords.ts'
import { endSessions, hashToken, newToken, STAFF } from '../../guard/sessions.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { type Act, type Actor, recordAudit } from '../audit/record-audit.ts'
import { memberSubject } from '../room.ts'
import { noteChange } from './identity-operations.ts'
import { mailLink, type StaffLinks } from './mail-link.ts'
import { lockAdministrators, refuseWithoutAdministrator } from './members.ts'
import type { StaffIdentity } from './staff-identity.ts'

const HOUR = 60 * 60 * 1000
/** Validity. */
const INVITATION_MS = 48 * HOUR
/** Validity for the first administrator. */
const FIRST_MS = 24 * HOUR

export interface Invited {
  email: string
  role: Role
  name: string
  lang: Language
}

/**
 * Revokes earlier invitations of the address; for a member it resets the password.
 * @returns the link's token; only its hash is stored
 * @throws ProblemError 422 for an invalid address, 409 `last-administrator` when accepting it would leave none
 */
export async function invite(
  db: Database,
  invited: Invited,
  by: Actor,
  now: number,
  links?: StaffLinks,
): Promise<string> {
  const email = canonicalEmail(invited.email)
  if (!email) throw fieldProblem('email', 'emailFormat', 'must be an e-mail address')
  const token = newToken()
  await transact(db, async (trx) => {
    const key = emailKey(email)
    const known = await memberOf(trx, key)
    if (invited.role !== 'admin') await refuseWithoutAdministrator(trx, known, key)
    await trx.deleteFrom('staff_invitation').where('email', '=', key).execute()
    const row = { ...invited, email: key, invited_by: by.name, expires_at: now + INVITATION_MS }
    await insertInvitation(trx, token, row, now)
    if (links?.sendsMail) {
      const mail = { email: key, lang: invited.lang, token, expiresAt: row.expires_at, by: by.name }
      await mailLink(trx, links, 'invitation', mail, now)
    }
    const detail = { email: key, role: invited.role }
    await recordAudit(trx, { by, now }, 'staff.invited', [memberSubject, key], detail)
  })
  return token
}

/** @throws ProblemError 404 */
export async function withdrawInvitation(db: Database, id: string, act: Act): Promise<void> {
  await transact(db, async (trx) => {
    const gone = await trx
      .deleteFrom('staff_invitation')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['email', 'role'])
      .executeTakeFirstOrThrow(notFound)
    const { email, role } = gone
    await recordAudit(trx, act, 'staff.invitation-withdrawn', [memberSubject, email ?? ''], { email, role })
  })
}

/** Revokes the previous one. @returns its token; undefined where there is a member */
export async function inviteFirstAdministrator(db: Database, now: number): Promise<string | undefined> {
  const token = newToken()
  return transact(db, async (trx) => {
    if (await hasMember(trx)) return undefined
    await trx.deleteFrom('staff_invitation').where('email', 'is', null).execute()
    const row = { email: null, role: 'admin', name: '', lang: 'cn', invited_by: null } as const
    await insertInvitation(trx, token, { ...row, expires_at: now + FIRST_MS }, now)
    return token
  })
}

/** Undefined when unknown, used or expired. */
export async function readInvitation(db: Database | Transaction<Tables>, token: string, now: number) {
  return db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export interface Acceptance {
  token: string
  name: string
  password: string
  /** where the invitation has none */
  email?: string | undefined
  lang?: Language | undefined
}

/**
 * Creates the member, or resets password, role and sessions of one; a second factor stays.
 * @throws ProblemError 404 `invitation-over`; 422 with the wrong fields; 409 `last-administrator`
 */
export async function acceptInvitation(
  { db, passwords, now }: StaffIdentity,
  { token, name, password, ...said }: Acceptance,
): Promise<string> {
  const found = await readInvitation(db, token, now())
  if (!found) throw invitationOver()
  const email = found.email ?? emailKey(canonicalEmail(said.email ?? '') ?? '')
  if (!email) throw fieldProblem('email', 'emailFormat', 'must be an e-mail address')
  refuseWeakPassword(password, [email, name])
  const hash = await passwords.hash(password)
  await transact(db, async (trx) => {
    await lockAdministrators(trx)
    const { numUpdatedRows } = await trx
      .updateTable('staff_invitation')
      .set({ used_at: now() })
      .where('id', '=', found.id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    // only one first administrator, whichever link was printed
    if (numUpdatedRows === 0n || (!found.email && (await hasMember(trx)))) throw invitationOver()
    const before = await memberOf(trx, email)
    const id = await writeMember(trx, { email, name, role: found.role, lang: said.lang ?? found.lang })
    await writePassword(trx, id, hash)
    await endSessions(trx, STAFF, id)
    const act = { by: { id, name }, now: now() }
    const detail = { role: found.role, ...(before && { from: before.role }) }
    if (before) {
      await refuseWithoutAdministrator(trx, before)
      await noteChange(trx, 'POST /invitation/accept', act, id, detail)
    } else await recordAudit(trx, act, 'staff.accepted', [memberSubject, id], detail)
  })
  return email
}

/** Minimum length for staff. */
const LEAST = 12

/** @throws ProblemError 422 */
export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const short = [...password].length < LEAST ? ('passwordShort' as const) : undefined
  const fault = passwordFault(password, [...about, ...roles]) ?? short
  if (fault) throw fieldProblem('password', fault, 'must be a better password')
}

/** Creates or reactivates the member. */
async function writeMember(trx: Transaction<Tables>, member: Invited): Promise<string> {
  const { id } = await trx
    .insertInto('staff_member')
    .values({ id: randomUUIDv7(), ...member })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...member, deactivated_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Also revokes reset links. */
export async function writePassword(trx: Transaction<Tables>, id: string, password: string) {
  await trx.deleteFrom('staff_credential').where('staff_id', '=', id).execute()
  await trx
    .deleteFrom('staff_verification')
    .where('identifier', '=', 'reset')
    .where('value', '=', id)
    .execute()
  await trx.insertInto('staff_credential').values({ id: randomUUIDv7(), staff_id: id, password }).execute()
}

type NewInvitation = Omit<Invited, 'email'> & {
  email: string | null
  invited_by: string | null
  expires_at: number
}

async function insertInvitation(trx: Transaction<Tables>, token: string, row: NewInvitation, now: number) {
  await trx
    .insertInto('staff_invitation')
    .values({ id: randomUUIDv7(), ...row, token_hash: hashToken(token), created_at: now })
    .execute()
}

function memberOf(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('staff_member')
    .select(['role', 'deactivated_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Whether there has ever been a member. */
export async function hasMember(trx: Database | Transaction<Tables>): Promise<boolean> {
  const found = await trx.selectFrom('staff_member').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

function invitationOver(): ProblemError {
  return new ProblemError(404, 'invitation-over')
}

export function fieldProblem(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, 'invalid-fields', { errors: [{ field, code, detail }] })
}
