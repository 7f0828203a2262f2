import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import type { Transaction } from 'kysely'
import { codeIn, ordinaryWidth } from '../../contract/typed-text.ts'
import type { Tables } from '../../db/tables.ts'
import { ISSUER } from './issuer.ts'
import { keepUntil, readKept } from './kept-until.ts'
import type { StaffIdentity, StaffMember } from './staff-identity.ts'

/** How long a new authenticator may wait to be confirmed, ms. */
const SETUP_MS = 15 * 60 * 1000
/** A code is taken for its own half minute, the one before and the one after, ms. */
const TAKEN_MS = 90_000
/** Without what looks alike: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. Ten of them are 44 bits. */
const ALPHABET = '34679ACDEFGHJKMNPRTWXY'

/** An authenticator's secret and its recovery codes as staff_second_factor has them, encrypted as better-auth does. */
interface SealedFactor {
  secret: string
  backup_codes: string
}

/** Makes a second factor that counts once it is confirmed; the one there is stays as it is. */
export async function beginSecondFactor(identity: StaffIdentity, { id, email }: StaffMember) {
  const secret = randomBytes(24).toString('base64url')
  const recoveryCodes = newRecoveryCodes()
  const sealed: SealedFactor = {
    secret: await encrypt(identity, secret),
    backup_codes: await sealRecoveryCodes(identity, recoveryCodes),
  }
  const row = { id: pendingKey(identity, id), identifier: 'factor', value: JSON.stringify(sealed) }
  await keepUntil(identity, row, SETUP_MS)
  return { uri: createOTP(secret).url(ISSUER, email), recoveryCodes }
}

/** The one that waits to be confirmed. */
export async function pendingFactor(identity: StaffIdentity, id: string): Promise<SealedFactor | undefined> {
  const value = await readKept(identity, pendingKey(identity, id))
  return value === undefined ? undefined : JSON.parse(value)
}

/** Puts a confirmed second factor in the place of the one there was, if any. */
export async function putSecondFactor(
  identity: StaffIdentity,
  trx: Transaction<Tables>,
  id: string,
  factor: SealedFactor,
): Promise<void> {
  await trx.deleteFrom('staff_verification').where('id', '=', pendingKey(identity, id)).execute()
  await trx.deleteFrom('staff_second_factor').where('staff_id', '=', id).execute()
  const row = { id: randomUUIDv7(), staff_id: id, ...factor, verified: 1, locked_until: null }
  await trx.insertInto('staff_second_factor').values(row).execute()
  await trx.updateTable('staff_member').set({ two_factor_enabled: 1 }).where('id', '=', id).execute()
}

/** Whether an authenticator shows a code; each code counts once (RFC 6238, section 5.2). @param sealed its secret */
export async function takeCode(
  identity: StaffIdentity,
  id: string,
  sealed: string,
  typed: string,
): Promise<boolean> {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const secret = await symmetricDecrypt({ key: identity.authSecret, data: sealed })
  const code = codeIn(typed)
  return (await createOTP(secret).verify(code)) && spendCode(identity, id, code)
}

/**
 * Notes that a code of an authenticator was used, which better-auth does not see to.
 * @returns false when it has been used before
 */
export function spendCode(identity: StaffIdentity, id: string, code: string): Promise<boolean> {
  const row = { id: identity.secrets.seal('staff-code-used', id, code), identifier: 'code-used', value: id }
  return keepUntil(identity, row, TAKEN_MS, true)
}

export function newRecoveryCodes(): string[] {
  const five = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: 10 }, () => `${five()}-${five()}`)
}

export function sealRecoveryCodes(identity: StaffIdentity, codes: string[]): Promise<string> {
  return encrypt(identity, JSON.stringify(codes))
}

/** A recovery code as it is kept, however it was typed: small, in full width, without the dash, with spaces. */
export async function recoveryCodeAsKept(
  identity: StaffIdentity,
  id: string,
  typed: string,
): Promise<string> {
  const { api } = await identity.auth()
  const { backupCodes } = await api.viewBackupCodes({ body: { userId: id } })
  return backupCodes.find((code) => plain(code) === plain(typed)) ?? ''
}

/** Whether what was typed is a code of an authenticator. A recovery code may hold six digits in a row, too. */
export function isSixDigits(typed: string): boolean {
  return /^\d{6}$/.test(codeIn(typed)) && !new RegExp(`^[${ALPHABET}]{10}$`).test(plain(typed))
}

function plain(code: string): string {
  return ordinaryWidth(code)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

async function encrypt({ authSecret: key }: StaffIdentity, data: string): Promise<string> {
  const { symmetricEncrypt } = await import('better-auth/crypto')
  return symmetricEncrypt({ key, data })
}

function pendingKey({ secrets }: StaffIdentity, id: string): string {
  return secrets.seal('staff-factor', id)
}
