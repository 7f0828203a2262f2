// npm run -s staff -- list|invite|deactivate|reset-second-factor: who may use the staff's side of the site
import { manageStaff } from '../api/staff/manage-staff.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

await runDatabaseCommand({ strict: false }, async ({ db, env, now }) =>
  writeResult(
    await manageStaff(
      { db, now, adminOrigin: env.adminOrigin, sendsMail: env.smtp !== undefined },
      process.argv.slice(2),
    ),
  ),
)
