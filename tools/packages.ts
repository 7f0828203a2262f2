// npm run packages -- add|list|remove: what can be downloaded, in the database and the folder the settings name
import { join } from 'node:path'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { managePackages } from '../api/downloads/manage-packages.ts'
import { readEnv } from '../api/env.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const env = readEnv()
  const db = await openDatabase(env)
  try {
    await migrate(db)
    const filesDir = env.filesBucket ?? env.filesDir ?? join(env.dataDir, 'files')
    await managePackages(process.argv.slice(2), { db, filesDir, now: Date.now(), print: console.log })
  } finally {
    await db.destroy()
  }
})
