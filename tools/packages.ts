// npm run packages -- add|list|remove: what can be downloaded, in the database and the folder the settings name
import { join } from 'node:path'
import { managePackages, packagesUsage } from '../api/downloads/manage-packages.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

await runDatabaseCommand(
  { strict: false },
  async ({ db, env, now }) => {
    const filesDir = env.filesBucket ?? env.filesDir ?? join(env.dataDir, 'files')
    await managePackages(process.argv.slice(2), { db, filesDir, now, print: console.log })
  },
  packagesUsage,
)
