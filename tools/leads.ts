// npm run -s leads -- list|show|export|erase: trial applications, from the database the upstream's settings name

import { relaySecretOf } from '../api/base/relay-secret.ts'
import { trialSecrets } from '../api/base/trial-secrets.ts'
import { leadsUsage, runLeads } from '../api/leads/run-leads.ts'
import { writeResult } from './processes/run-command.ts'
import { runDatabaseCommand } from './processes/run-database-command.ts'

const options = {
  since: { type: 'string' },
  unverified: { type: 'boolean' },
  csv: { type: 'boolean' },
  email: { type: 'string' },
  output: { type: 'string' },
} as const

await runDatabaseCommand(
  { allowPositionals: true, options },
  async ({ db, env }, { positionals, values }) => {
    const { dataDir, relaySecret = relaySecretOf(dataDir) } = env
    const secrets = trialSecrets(relaySecret)
    writeResult(await runLeads({ db, dataDir, secrets }, positionals, values), values.output)
  },
  leadsUsage,
)
