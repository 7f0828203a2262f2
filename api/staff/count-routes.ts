import { may, type Permission } from '../contract/permissions.ts'
import { isOpen } from '../leads/lead-filter.ts'
import { resourceRoutes } from './staff-resource.ts'

/** `/counts`: how many there are of what stands in the rail. */
export function countRoutes() {
  return resourceRoutes('counts', {
    list: async ({ db, staff }) => {
      const count = async (
        table: 'trial_application' | 'news' | 'job' | 'download',
        permission: Permission,
      ) => {
        if (!may(staff.role, permission)) return null
        let rows = db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'))
        if (table === 'trial_application') rows = rows.where((where) => isOpen(where as never))
        return Number((await rows.executeTakeFirstOrThrow()).count)
      }
      return {
        leads: await count('trial_application', 'leads.read'),
        news: await count('news', 'news.write'),
        jobs: await count('job', 'jobs.write'),
        packages: await count('download', 'packages.write'),
      }
    },
  })
}
