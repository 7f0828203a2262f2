import { sql, type Transaction } from 'kysely'
import { may, type Role } from '#contract/permissions.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { STAFF } from '../../guard/sessions.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Act } from '../audit/record-audit.ts'
import { noteChange } from './identity-operations.ts'

/** @property applicationsTo ids of those who get it, evenly; nobody where there are none. @property note goes with it */
interface Successors {
  applicationsTo?: readonly string[] | undefined
  note?: string | undefined
}

/** Injected, as applications are a layer above. @returns how many */
export type HandOver = (
  transaction: Transaction<Tables>,
  from: { id: string; name: string },
  to: Successors,
  act: Act,
) => Promise<number>

interface HandingOver extends Successors {
  handOver: HandOver
}

/** How many open applications each member has. */
export type CountHeld = (db: Database) => Promise<ReadonlyMap<string | null, number>>

/** Active members first, by name. */
export async function listMembers(db: Database, now: number) {
  const rows = await db
    .selectFrom('staff_member as member')
    .leftJoin('staff_second_factor as factor', 'factor.staff_id', 'member.id')
    .leftJoin('staff_login as session', (join) =>
      join
        .onRef('session.staff_id', '=', 'member.id')
        .on('session.seen_at', '>', now - STAFF.idle)
        .on('session.created_at', '>', now - STAFF.absolute),
    )
    .select(['member.id', 'member.name', 'email', 'role', 'lang', 'factor.id as factor', 'deactivated_at'])
    .select(({ fn }) => [fn.count('session.id').as('sessions'), fn.max('session.seen_at').as('seen_at')])
    .groupBy(['member.id', 'member.name', 'email', 'role', 'lang', 'factor.id', 'deactivated_at'])
    .orderBy(sql`deactivated_at is not null`)
    .orderBy('member.name')
    .execute()
  return rows.map(({ factor, deactivated_at, sessions, seen_at, ...member }) => ({
    ...member,
    secondFactor: factor !== null,
    active: deactivated_at === null,
    sessions: Number(sessions),
    seenAt: seen_at === null ? null : new Date(Number(seen_at)).toISOString(),
  }))
}

/** Names of the others who sign in by a password alone. */
export async function othersWithoutFactor(db: Database, me: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_member as member')
    .leftJoin('staff_second_factor as factor', 'factor.staff_id', 'member.id')
    .select('member.name')
    .where('factor.id', 'is', null)
    .where('deactivated_at', 'is', null)
    .where('member.id', '!=', me)
    .orderBy('member.name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Pending invitations. */
export async function listInvitations(db: Database, now: number) {
  const rows = await db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'name', 'role', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('email', 'is not', null)
    .orderBy('email')
    .execute()
  return rows.map(({ expires_at, email, ...row }) => ({
    ...row,
    email: email ?? '',
    expiresAt: new Date(expires_at).toISOString(),
  }))
}

/** @throws ProblemError 404, 409 `last-administrator`, 422 for an invalid successor */
export async function changeRole(
  db: Database,
  id: string,
  role: Role,
  { handOver, ...to }: HandingOver,
  act: Act,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockAdministrators(trx)
    const member = await trx
      .selectFrom('staff_member')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound)
    if (member.role === role) return
    await trx.updateTable('staff_member').set({ role }).where('id', '=', id).execute()
    await refuseWithoutAdministrator(trx, member)
    const detail = { from: member.role, to: role }
    await noteChange(trx, 'PUT /members/:id/role', act, id, detail)
    if (!may(role, 'leads.write')) await handOver(trx, member, to, act)
  })
}

/**
 * Deletes sessions, password and second factor; the name stays in records. @returns applications handed over
 * @throws ProblemError 404, 409 `last-administrator`, 422 for an invalid successor
 */
export async function deactivate(
  db: Database,
  id: string,
  { handOver, ...to }: HandingOver,
  act: Act,
): Promise<number> {
  return transact(db, async (trx) => {
    await lockAdministrators(trx)
    const member = await trx
      .updateTable('staff_member')
      .set({ deactivated_at: act.now })
      .where('id', '=', id)
      .where('deactivated_at', 'is', null)
      .returning(['role', 'name'])
      .executeTakeFirstOrThrow(notFound)
    await refuseWithoutAdministrator(trx, { ...member, deactivated_at: null })
    for (const table of ['staff_login', 'staff_credential', 'staff_second_factor'] as const)
      await trx.deleteFrom(table).where('staff_id', '=', id).execute()
    await noteChange(trx, 'DELETE /members/:id', act, id)
    return handOver(trx, { id, name: member.name }, to, act)
  })
}

/** For a lost telephone and recovery codes: the next sign-in needs the password only. @throws ProblemError 404 */
export async function resetSecondFactor(db: Database, id: string, act: Act): Promise<void> {
  await transact(db, async (trx) => {
    await trx.selectFrom('staff_member').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
    for (const table of ['staff_login', 'staff_second_factor'] as const)
      await trx.deleteFrom(table).where('staff_id', '=', id).execute()
    await noteChange(trx, 'DELETE /members/:id/second-factor', act, id)
  })
}

/** A no-op update locks rows on PostgreSQL and the file on SQLite, which lacks `for update`. */
export async function lockAdministrators(trx: Transaction<Tables>): Promise<void> {
  await trx.updateTable('staff_member').set({ role: 'admin' }).where('role', '=', 'admin').execute()
}

/** Call after the change. @param without an address to ignore @throws ProblemError 409 `last-administrator` */
export async function refuseWithoutAdministrator(
  trx: Transaction<Tables>,
  before: { role: Role; deactivated_at: number | null } | undefined,
  without = '',
): Promise<void> {
  if (before?.role !== 'admin' || before.deactivated_at !== null) return
  const one = await trx
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .where('email', '<>', without)
    .limit(1)
    .executeTakeFirst()
  if (!one) throw new ProblemError(409, 'last-administrator')
}
