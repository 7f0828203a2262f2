import { createHash, createHmac, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'
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
  const row = { id: randomUUIDv7(), staff_id: id, ...factor, verified: 1, locked_until: null }
  await trx.insertInto('staff_second_factor').values(row).execute()
  await trx.updateTable('staff_member').set({ two_factor_enabled: 1 }).where('id', '=', id).execute()
}

/** Accepts a code once (RFC 6238, 5.2). @throws ProblemError 409 where the secret's encryption key is unknown */
export async function takeCode(
  identity: StaffIdentity,
  id: string,
  sealed: string,
  typed: string,
): Promise<boolean> {
  const opened = openFactor(identity, id, sealed)
  if (!opened) throw new ProblemError(409, 'factor-unreadable')
  const code = codeIn(typed)
  return isTotp(Buffer.from(opened.text), code, identity.now()) && spendCode(identity, id, code)
}

/** Replay protection. @returns false when already used */
export function spendCode(identity: StaffIdentity, id: string, code: string): Promise<boolean> {
  const row = { id: hashKey('code-used', id, code), identifier: 'code-used', value: id }
  return keepUntil(identity, row, TAKEN_MS, true)
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
  return (await readRecoveryCodes(identity, id)).hashes?.length ?? 0
}

/**
 * Ignores case, width, dashes and spaces. @returns false for a wrong code or a lost race
 * @throws ProblemError 409 where codes are still encrypted under an unknown secret
 */
export async function spendRecoveryCode(
  identity: StaffIdentity,
  id: string,
  typed: string,
): Promise<boolean> {
  const { db, passwords } = identity
  const { kept, hashes } = await readRecoveryCodes(identity, id)
  if (!hashes) throw new ProblemError(409, 'factor-unreadable')
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
  const factor = await identity.db
    .selectFrom('staff_second_factor')
    .selectAll()
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  const { backup_codes: kept } = isHashed(factor) ? factor : await renew(identity, factor)
  const hashes: string[] | undefined = isHashed({ backup_codes: kept }) ? JSON.parse(kept) : undefined
  return { kept, hashes }
}

/**
 * Re-encrypts after a rotation, and hashes recovery codes still encrypted. Until done both forms are read.
 * @returns how many were renewed, and how many cannot be decrypted (their owners have recovery codes)
 */
export async function renewSecondFactors(
  identity: FactorKeeper,
): Promise<{ renewed: number; unreadable: number }> {
  const rows = await identity.db.selectFrom('staff_second_factor').selectAll().execute()
  let renewed = 0
  let unreadable = 0
  for (const row of rows) {
    if ((await renew(identity, row)) !== row) renewed += 1
    if (!openFactor(identity, row.staff_id, row.secret)) unreadable += 1
  }
  return { renewed, unreadable }
}

type FactorKeeper = Pick<StaffIdentity, 'db' | 'passwords' | 'factorSecrets'>

async function renew<T extends SealedFactor & { id: string; staff_id: string }>(
  identity: FactorKeeper,
  row: T,
): Promise<T> {
  const { id, staff_id, secret, backup_codes } = row
  const opened = openFactor(identity, staff_id, secret)
  const codes = isHashed(row) ? undefined : openLegacy(identity, backup_codes)
  if (!opened?.isOld && !codes) return row
  const renewed = {
    secret: opened?.isOld ? encrypt(identity.factorSecrets, PURPOSE, staff_id, opened.text) : secret,
    backup_codes: codes ? await hashRecoveryCodes(identity, JSON.parse(codes)) : backup_codes,
  }
  // compare-and-swap: another instance may have renewed, or a code been used
  const { numUpdatedRows } = await identity.db
    .updateTable('staff_second_factor')
    .set(renewed)
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('backup_codes', '=', backup_codes)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return { ...row, ...renewed }
  const others = identity.db.selectFrom('staff_second_factor').select(['secret', 'backup_codes'])
  return { ...row, ...(await others.where('id', '=', id).executeTakeFirst()) }
}

function isHashed({ backup_codes }: Pick<SealedFactor, 'backup_codes'>): boolean {
  return backup_codes.startsWith('[')
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

function openFactor({ factorSecrets }: Pick<StaffIdentity, 'factorSecrets'>, id: string, sealed: string) {
  const legacy = openLegacy({ factorSecrets }, sealed)
  return legacy === undefined ? decrypt(factorSecrets, PURPOSE, id, sealed) : { text: legacy, isOld: true }
}

/** XChaCha20-Poly1305 of better-auth until version 0.1, which node:crypto lacks. */
function openLegacy(
  { factorSecrets }: Pick<StaffIdentity, 'factorSecrets'>,
  sealed: string,
): string | undefined {
  if (!/^[0-9a-f]+$/.test(sealed)) return undefined
  for (const secret of factorSecrets)
    try {
      const derived = createHmac('sha256', secret).update('staff-auth').digest('base64url')
      const cipher = managedNonce(xchacha20poly1305)(createHash('sha256').update(derived).digest())
      return Buffer.from(cipher.decrypt(hexToBytes(sealed))).toString()
    } catch {
      // another secret
    }
  return undefined
}

function pendingKey(id: string): string {
  return hashKey('factor', id)
}
