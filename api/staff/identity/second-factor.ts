import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { codeIn, ordinaryWidth } from '#contract/typed-text.ts'
import type { Tables } from '../../db/tables.ts'
import { decrypt, encrypt } from '../../guard/encryption.ts'
import { ProblemError } from '../../http/problem.ts'
import { hashKey, keepUntil, readKept } from './kept-until.ts'
import type { StaffIdentity, StaffMember } from './staff-identity.ts'
import { authenticatorUri, isTotp } from './totp.ts'

/** Shown by the authenticator. */
const ISSUER = 'DeskCloud'
/** Validity of an unconfirmed authenticator, ms. */
const SETUP_MS = 15 * 60 * 1000
/** A code is valid in its time step and the adjacent ones, ms. */
const TAKEN_MS = 90_000
/** Without look-alikes: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. Ten characters are 44 bits. */
const ALPHABET = '34679ACDEFGHJKMNPRTWXY'

/** Key derivation purpose. */
const PURPOSE = 'second-factor'

/** Encrypted secret and hashed recovery codes, as in staff_second_factor. */
interface SealedFactor {
  secret: string
  backup_codes: string
}

/** Pending until confirmed; the current one stays valid. */
export async function beginSecondFactor(identity: StaffIdentity, { id, email }: StaffMember) {
  const secret = randomBytes(24).toString('base64url')
  const recoveryCodes = newRecoveryCodes()
  const sealed: SealedFactor = {
    secret: encrypt(identity.factorSecrets, PURPOSE, id, secret),
    backup_codes: await hashRecoveryCodes(identity, recoveryCodes),
  }
  const row = { id: pendingKey(id), identifier: 'factor', value: JSON.stringify(sealed) }
  await keepUntil(identity, row, SETUP_MS)
  return { uri: authenticatorUri(Buffer.from(secret), ISSUER, email), recoveryCodes }
}

export async function pendingFactor(identity: StaffIdentity, id: string): Promise<SealedFactor | undefined> {
  const value = await readKept(identity, pendingKey(id))
  return value === undefined ? undefined : JSON.parse(value)
}

/** Replaces the current one by the confirmed one. */
export async function putSecondFactor(
  trx: Transaction<Tables>,
  id: string,
  factor: SealedFactor,
): Promise<void> {
  await trx.deleteFrom('staff_verification').where('id', '=', pendingKey(id)).execute()
  await trx.deleteFrom('staff_second_factor').where('staff_id', '=', id).execute()
  const row = { id: randomUUIDv7(), staff_id: id, ...factor }
  await trx.insertInto('staff_second_factor').values(row).execute()
}

/** Accepts a code once (RFC 6238, 5.2). @throws ProblemError 409 where the secret's encryption key is unknown */
export async function takeCode(
  identity: StaffIdentity,
  id: string,
  sealed: string,
  typed: string,
): Promise<boolean> {
  const opened = decrypt(identity.factorSecrets, PURPOSE, id, sealed)
  if (!opened) throw new ProblemError(409, 'factor-unreadable')
  const code = codeIn(typed)
  const used = { id: hashKey('code-used', id, code), identifier: 'code-used', value: id }
  return isTotp(Buffer.from(opened.text), code, identity.now()) && keepUntil(identity, used, TAKEN_MS, true)
}

export function newRecoveryCodes(): string[] {
  const five = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: 10 }, () => `${five()}-${five()}`)
}

/** Password hashing (ASVS 5.0, 6.5.2): independent of the encryption secret. */
export async function hashRecoveryCodes(
  { passwords }: Pick<StaffIdentity, 'passwords'>,
  codes: string[],
): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => passwords.hash(plain(code)))))
}

export async function recoveryCodesLeft(identity: StaffIdentity, id: string): Promise<number> {
  return (await readRecoveryCodes(identity, id)).hashes.length
}

/** Ignores case, width, dashes and spaces. @returns false for a wrong code or a lost race */
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

async function readRecoveryCodes(identity: StaffIdentity, id: string) {
  const { backup_codes: kept } = await identity.db
    .selectFrom('staff_second_factor')
    .select('backup_codes')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  const hashes: string[] = JSON.parse(kept)
  return { kept, hashes }
}

/**
 * Re-encrypts after a rotation. Until done both forms are read.
 * @returns how many were renewed, and how many cannot be decrypted (their owners have recovery codes)
 */
export async function renewSecondFactors({
  db,
  factorSecrets,
}: Pick<StaffIdentity, 'db' | 'factorSecrets'>): Promise<{ renewed: number; unreadable: number }> {
  const rows = await db.selectFrom('staff_second_factor').select(['id', 'staff_id', 'secret']).execute()
  let renewed = 0
  let unreadable = 0
  for (const { id, staff_id, secret } of rows) {
    const opened = decrypt(factorSecrets, PURPOSE, staff_id, secret)
    if (!opened) unreadable += 1
    if (!opened?.isOld) continue
    const sealed = encrypt(factorSecrets, PURPOSE, staff_id, opened.text)
    // compare-and-swap: another instance may have renewed it
    const one = db.updateTable('staff_second_factor').set({ secret: sealed }).where('id', '=', id)
    const { numUpdatedRows } = await one.where('secret', '=', secret).executeTakeFirst()
    renewed += Number(numUpdatedRows)
  }
  return { renewed, unreadable }
}

/** TOTP code, not a recovery code that contains six digits. */
export function isSixDigits(typed: string): boolean {
  return /^\d{6}$/.test(codeIn(typed)) && !new RegExp(`^[${ALPHABET}]{10}$`).test(plain(typed))
}

function plain(code: string): string {
  return ordinaryWidth(code)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

function pendingKey(id: string): string {
  return hashKey('factor', id)
}
