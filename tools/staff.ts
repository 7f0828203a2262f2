// npm run -s staff -- list|invite|deactivate|reset-second-factor: manages staff accounts

import { handOverLeads } from '../api/leads/hand-over.ts'
import { manageStaff, staffUsage } from '../api/staff/manage-staff.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

await runDatabaseCommand(
  { strict: false },
  async ({ db, env, now }) => {
    const place = {
      db,
      now,
      adminOrigin: env.adminOrigin,
      sendsMail: env.smtp !== undefined,
      handOver: handOverLeads({ adminOrigin: env.adminOrigin, crm: env.crm?.events }),
    }
    writeResult(await manageStaff(place, process.argv.slice(2)))
  },
  staffUsage,
)
