import { join } from 'node:path'
import { readEnv } from '../../api/env.ts'
import type { Secrets } from './secrets.ts'

export function readPlaces() {
  const env = readEnv()
  const { databaseUrl, dataDir, filesDir = join(dataDir, 'files'), filesBucket } = env
  const secrets: Secrets = {}
  if (env.relaySecret) secrets.RELAY_SECRET = env.relaySecret
  if (env.factorSecret) secrets.FACTOR_SECRET = env.factorSecret
  return { databaseUrl, dataDir, filesDir, filesBucket, secrets, passphrase: env.backupPassphrase }
}
