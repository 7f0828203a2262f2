import { type SecretList, secretFingerprint } from '../base/trial-secrets.ts'
import type { Database } from '../db/tables.ts'

/** Records the secret in use. @returns the previous fingerprint if not in the list: its data can no longer be decrypted */
export async function noteSecret(
  db: Database,
  secrets: SecretList,
  now: number,
): Promise<string | undefined> {
  const used = db.selectFrom('relay_secret_used').select('fingerprint').orderBy('used_at', 'desc')
  const before = await used.limit(1).executeTakeFirst()
  await db
    .insertInto('relay_secret_used')
    .values({ fingerprint: secretFingerprint(secrets[0]), used_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ used_at: now }))
    .execute()
  return before && secrets.every((one) => secretFingerprint(one) !== before.fingerprint)
    ? before.fingerprint
    : undefined
}

declare module '../db/tables.ts' {
  interface Tables {
    /** RELAY_SECRET only: FACTOR_SECRET is verified by the second factors. */
    relay_secret_used: { fingerprint: string; used_at: number }
  }
}
