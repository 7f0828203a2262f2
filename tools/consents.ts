// npm run -s consents -- list|withdraw: who agreed to what, from the database the upstream's settings name

import { relaySecretOf } from '../api/base/relay-secret.ts'
import { trialSecrets } from '../api/base/trial-secrets.ts'
import { consentsUsage, runConsents } from '../api/consents/run-consents.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = { csv: { type: 'boolean' }, output: { type: 'string' } } as const

await runDatabaseCommand(
  { allowPositionals: true, options },
  async ({ db, env, now }, { positionals, values }) => {
    const secrets = trialSecrets(env.relaySecret ?? relaySecretOf(env.dataDir))
    const place = { db, secrets, siteOrigin: env.siteOrigins[0], now }
    writeResult(await runConsents(place, positionals, values), values.output)
  },
  consentsUsage,
)
