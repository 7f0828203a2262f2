import { type SecretList, secretFingerprint } from '../base/trial-secrets.ts'
import type { Database } from '../db/tables.ts'

/**
 * Notes which secret is in force from now on.
 * @returns the fingerprint of the one before, where it is none of the list: what it sealed opens no more
 */
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
    /** Only of RELAY_SECRET: FACTOR_SECRET shows itself in the second factors. */
    relay_secret_used: { fingerprint: string; used_at: number }
  }
}
