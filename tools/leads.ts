// npm run -s leads -- list|show|export|erase: trial applications, from the database the upstream's settings name
import { parseArgs } from 'node:util'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { readEnv } from '../api/env.ts'
import { runLeads } from '../api/leads/run-leads.ts'
import { relaySecretOf } from '../api/relay-secret.ts'
import { runCommand, writeResult } from './processes/run-command.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      unverified: { type: 'boolean' },
      csv: { type: 'boolean' },
      email: { type: 'string' },
      output: { type: 'string' },
    },
  })
  const env = readEnv()
  const { dataDir, relaySecret = relaySecretOf(env.dataDir) } = env
  const db = await openDatabase(env)
  try {
    await migrate(db)
    const text = await runLeads({ db, dataDir, relaySecret }, positionals, values)
    writeResult(text, values.output)
  } finally {
    await db.destroy()
  }
})
