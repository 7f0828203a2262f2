import { permissions } from '../contract/permissions.ts'
import type { Database } from '../db/tables.ts'

/** Who may own an application, by name. */
export async function leadOwners(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('role', 'in', permissions['leads.write'])
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .execute()
}
