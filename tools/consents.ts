// npm run -s consents -- list|withdraw: who agreed to what, from the database the upstream's settings name
import { parseArgs } from 'node:util'
import { runConsents } from '../api/consents/run-consents.ts'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { readEnv } from '../api/env.ts'
import { relaySecretOf } from '../api/relay-secret.ts'
import { trialSecrets } from '../api/trial/trial.ts'
import { runCommand, writeResult } from './processes/run-command.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean' }, output: { type: 'string' } },
  })
  const env = readEnv()
  const db = await openDatabase(env)
  try {
    await migrate(db)
    const secrets = trialSecrets(env.relaySecret ?? relaySecretOf(env.dataDir))
    const place = { db, secrets, siteOrigin: env.siteOrigins[0], now: Date.now() }
    writeResult(await runConsents(place, positionals, values), values.output)
  } finally {
    await db.destroy()
  }
})
