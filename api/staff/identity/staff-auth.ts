import { randomUUIDv7 } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../../db/tables.ts'
import type { PasswordHasher } from '../../guard/passwords.ts'
import { hashSessionTokens } from './hash-session-tokens.ts'
import { ISSUER } from './issuer.ts'

/** A session that nobody uses ends after this, ms. */
export const IDLE_MS = 30 * 60 * 1000
/** Its use is noted at most this often, so that reading does not mean writing, ms. */
const NOTE_EVERY_MS = 60 * 1000

export type StaffAuth = ReturnType<typeof createStaffAuth>

/**
 * better-auth for the staff: signing in, its challenge and sessions on our connection and tables. Its own HTTP handler is
 * not mounted: our routes call `auth.api`, and hand tokens to the site in JSON. Passwords and second factors are changed by
 * us alone (identity-operations.ts).
 * @param secret signs challenges and encrypts the secrets of second factors
 */
export function createStaffAuth(db: Database, passwords: PasswordHasher, secret: string) {
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
  const expires = { expiresAt: 'expires_at' }
  return betterAuth({
    appName: ISSUER,
    baseURL: 'http://localhost',
    secret,
    // as on SQLite everywhere: moments as ISO text and flags as numbers, so that a backup fits both databases
    database: hashSessionTokens(kyselyAdapter(db, { type: 'sqlite' })),
    advanced: { database: { generateId: () => randomUUIDv7() }, disableOriginCheck: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // counted in the database by the routes, as for visitors
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 512,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
    },
    user: {
      modelName: 'staff_member',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        role: { type: 'string', input: false },
        lang: { type: 'string', input: false },
        deactivatedAt: { type: 'number', input: false, required: false, fieldName: 'deactivated_at' },
      },
    },
    session: {
      modelName: 'staff_session',
      fields: {
        userId: 'staff_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...expires,
        ...times,
      },
      expiresIn: IDLE_MS / 1000,
      updateAge: NOTE_EVERY_MS / 1000,
    },
    account: {
      modelName: 'staff_credential',
      fields: { userId: 'staff_id', providerId: 'provider_id', accountId: 'account_id', ...times },
    },
    verification: {
      modelName: 'staff_verification',
      fields: { ...expires, ...times },
      storeIdentifier: 'hashed',
    },
    plugins: [
      bearer(),
      twoFactor({
        issuer: ISSUER,
        // it would lock the owner out as well; tries.ts counts by browser and client
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factor',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })
}
