// npm run -s staff -- list|invite|deactivate|reset-second-factor: who may use the staff's side of the site
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { readEnv } from '../api/env.ts'
import { manageStaff } from '../api/staff/manage-staff.ts'
import { runCommand, writeResult } from './processes/run-command.ts'

await runCommand(async () => {
  const env = readEnv()
  const db = await openDatabase(env)
  try {
    await migrate(db)
    const place = { db, adminOrigin: env.adminOrigin, now: Date.now() }
    writeResult(await manageStaff(place, process.argv.slice(2)))
  } finally {
    await db.destroy()
  }
})
