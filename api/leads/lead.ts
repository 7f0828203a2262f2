import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { permissions } from '#contract/permissions.ts'
import type { Database, Tables } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'

/** Who may own an application, by name. */
export async function leadOwners(db: Database): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('staff_member').select(['id', 'name']).where(mayOwn).orderBy('name').execute()
}

/** Works applications: those of anybody else are nobody's. */
export function mayOwn(
  where: ExpressionBuilder<Tables, 'staff_member'>,
): ExpressionWrapper<Tables, 'staff_member', SqlBool> {
  return where.and([where('role', 'in', permissions['leads.write']), where('deactivated_at', 'is', null)])
}

/** An application that nobody works: without an owner, or with one who left or has another role now. */
export function isUnowned(where: ExpressionBuilder<Tables, 'trial_application'>): Expression<SqlBool> {
  const owners = where.selectFrom('staff_member').select('staff_member.id').where(mayOwn)
  return where.or([where('owner_id', 'is', null), where('owner_id', 'not in', owners)])
}

/** Whose an application is by its `owner_id`: whoever works none any more keeps the name. */
export async function ownersById(db: Database): Promise<(id: string | null) => LeadSummary['owner']> {
  const rows = await db
    .selectFrom('staff_member')
    .select((where) => ['id', 'name', 'deactivated_at', mayOwn(where).as('owns')])
    .execute()
  const owners = new Map(
    rows.map(({ id, name, deactivated_at, owns }) => {
      const state = owns ? 'active' : deactivated_at !== null ? 'deactivated' : 'other-role'
      return [id, { id, name, state } as const]
    }),
  )
  return (id) => (id === null ? null : (owners.get(id) ?? null))
}

export function unknownOwner(): ProblemError {
  return new ProblemError(422, 'invalid-change', {
    errors: [{ field: 'owner', code: 'ownerUnknown', detail: 'must be a member who works applications' }],
  })
}
