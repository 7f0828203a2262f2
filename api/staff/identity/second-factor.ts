import { createHash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { Transaction } from 'kysely'
import { codeIn, ordinaryWidth } from '../../contract/typed-text.ts'
import type { Tables } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { keepUntil, readKept } from './kept-until.ts'
import type { StaffIdentity, StaffMember } from './staff-identity.ts'

/** What the authenticator shows beside the code. */
const ISSUER = 'DeskCloud'
/** How long a new authenticator may wait to be confirmed, ms. */
const SETUP_MS = 15 * 60 * 1000
/** A code is taken for its own half minute, the one before and the one after, ms. */
const TAKEN_MS = 90_000
/** Without what looks alike: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. Ten of them are 44 bits. */
const ALPHABET = '34679ACDEFGHJKMNPRTWXY'

/** An authenticator's secret and its recovery codes as staff_second_factor has them: encrypted, and hashed. */
interface SealedFactor {
  secret: string
  backup_codes: string
}

/** Makes a second factor that counts once it is confirmed; the one there is stays as it is. */
export async function beginSecondFactor(identity: StaffIdentity, { id, email }: StaffMember) {
  const secret = randomBytes(24).toString('base64url')
  const recoveryCodes = newRecoveryCodes()
  const sealed: SealedFactor = {
    secret: encrypt(identity, secret),
    backup_codes: await hashRecoveryCodes(identity, recoveryCodes),
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
  const opened = open(identity, sealed)
  if (!opened) throw new ProblemError(409, 'factor-unreadable')
  const code = codeIn(typed)
  return (await createOTP(opened.text).verify(code)) && spendCode(identity, id, code)
}

/**
 * Notes that a code of an authenticator was used.
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

/** As passwords are (ASVS 5.0, 6.5.2), so that they open without the secret that encrypts authenticators. */
export async function hashRecoveryCodes(
  { passwords }: Pick<StaffIdentity, 'passwords'>,
  codes: string[],
): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => passwords.hash(plain(code)))))
}

export async function recoveryCodesLeft(identity: StaffIdentity, id: string): Promise<number> {
  return (await readRecoveryCodes(identity, id)).hashes.length
}

/**
 * Uses up a recovery code, however it was typed: small, in full width, without the dash, with spaces.
 * @returns false where it is none, or another request was first
 */
export async function spendRecoveryCode(
  identity: StaffIdentity,
  id: string,
  typed: string,
): Promise<boolean> {
  const { db, passwords } = identity
  const { kept, hashes } = await readRecoveryCodes(identity, id)
  for (const hash of hashes) {
    if (!(await passwords.verify(plain(typed), hash))) continue
    const { numUpdatedRows } = await db
      .updateTable('staff_second_factor')
      .set({ backup_codes: JSON.stringify(hashes.filter((one) => one !== hash)) })
      .where('staff_id', '=', id)
      .where('backup_codes', '=', kept)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  return false
}

async function readRecoveryCodes({ db }: StaffIdentity, id: string) {
  const { backup_codes: kept } = await db
    .selectFrom('staff_second_factor')
    .select('backup_codes')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  const hashes: string[] = JSON.parse(kept)
  return { kept, hashes }
}

/**
 * Encrypts anew what an earlier secret encrypted, and hashes recovery codes that are encrypted still. Run at each start.
 * @returns how many second factors neither secret opens: their owners have their recovery codes
 */
export async function renewSecondFactors(
  identity: Pick<StaffIdentity, 'db' | 'passwords' | 'factorSecrets'>,
): Promise<number> {
  const rows = await identity.db.selectFrom('staff_second_factor').selectAll().execute()
  let lost = 0
  for (const { id, secret, backup_codes } of rows) {
    const opened = open(identity, secret)
    const codes = backup_codes.startsWith('[') ? undefined : open(identity, backup_codes)
    if (!opened) lost += 1
    const renewed = {
      ...(opened?.isOld && { secret: encrypt(identity, opened.text) }),
      ...(codes && { backup_codes: await hashRecoveryCodes(identity, JSON.parse(codes.text)) }),
    }
    if (Object.keys(renewed).length === 0) continue
    // as they were read: another instance may have been first, and a code been used since
    await identity.db
      .updateTable('staff_second_factor')
      .set(renewed)
      .where('id', '=', id)
      .where('secret', '=', secret)
      .where('backup_codes', '=', backup_codes)
      .execute()
  }
  return lost
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

function encrypt({ factorSecrets: [secret] }: Pick<StaffIdentity, 'factorSecrets'>, text: string): string {
  return bytesToHex(cipherOf(secret).encrypt(utf8ToBytes(text)))
}

/** What was encrypted, by whichever secret opens it. */
function open({ factorSecrets }: Pick<StaffIdentity, 'factorSecrets'>, sealed: string) {
  for (const [age, secret] of factorSecrets.entries())
    try {
      const text = Buffer.from(cipherOf(secret).decrypt(hexToBytes(sealed))).toString()
      return { text, isOld: age > 0 }
    } catch {}
  return undefined
}

function cipherOf(secret: string) {
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest())
}

function pendingKey({ secrets }: StaffIdentity, id: string): string {
  return secrets.seal('staff-factor', id)
}
