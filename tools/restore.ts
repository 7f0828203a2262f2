import { parseArgs } from 'node:util'
import { OperatorError } from '../api/base/operator-error.ts'
import { readPlaces } from './backup/read-places.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { carriedSecrets } from './backup/secrets.ts'
import { runCommand } from './processes/run-command.ts'

const usage = `npm run restore -- --from DIR [--force | --secrets]
  Puts a backup back, all of it or nothing, with the programs stopped.
  --from DIR  the backup: a folder with manifest.json
  --force     replaces what is there: SQLite files are moved aside, tables of PostgreSQL are dropped
  --secrets   restores nothing: prints the secrets that the backup carries`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      force: { type: 'boolean', default: false },
      secrets: { type: 'boolean', default: false },
    },
  })
  if (!values.from) throw new OperatorError(`--from is missing: the folder of the backup.\n${usage}`)
  const places = readPlaces()
  if (values.secrets) {
    const carried = await carriedSecrets(values.from, places.passphrase)
    for (const [name, value] of Object.entries(carried)) console.log(`${name}=${value}`)
    return
  }
  const { upstream, inbox, madeAt } = await restoreBackup(places, values.from, values.force)
  for (const [table, { rows }] of Object.entries(upstream?.tables ?? {})) console.log(`${table}: ${rows}`)
  if (inbox) console.log(`inbox: ${inbox.rows}, ${inbox.waiting} of them wait for delivery`)
  console.log(`Restored as of ${madeAt}.`)
}, usage)
