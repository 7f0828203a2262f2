import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '../api/base/operator-error.ts'
import { readEnv } from '../api/env.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './processes/run-command.ts'

const usage = `npm run restore -- --from DIR [--force]
  Puts a backup back, all of it or nothing, with the programs stopped.
  --from DIR  the backup: a folder with manifest.json
  --force     replaces what is there: SQLite files are moved aside, tables of PostgreSQL are dropped`

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
  })
  if (!values.from) throw new OperatorError(`--from is missing: the folder of the backup.\n${usage}`)
  const { databaseUrl, dataDir, filesDir = join(dataDir, 'files'), filesBucket } = readEnv()
  const { upstream, inbox, madeAt } = await restoreBackup(
    { databaseUrl, dataDir, filesDir, filesBucket },
    values.from,
    values.force,
  )
  for (const [table, { rows }] of Object.entries(upstream?.tables ?? {})) console.log(`${table}: ${rows}`)
  if (inbox) console.log(`inbox: ${inbox.rows}, ${inbox.waiting} of them wait for delivery`)
  console.log(`Restored as of ${madeAt}.`)
}, usage)
