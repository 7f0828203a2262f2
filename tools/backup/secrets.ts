import { argon2Sync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type } from 'arktype'
import { OperatorError } from '../../api/base/operator-error.ts'
import { secretFingerprint, secretsIn } from '../../api/base/trial-secrets.ts'
import { decrypt, encrypt } from '../../api/guard/encryption.ts'
import { HASH_PARAMETERS } from '../../api/guard/passwords.ts'

/** Database encryption secrets by setting, several separated by commas; in a manifest the fingerprint of the first. */
export const Secrets = type({ 'RELAY_SECRET?': 'string', 'FACTOR_SECRET?': 'string' })
export type Secrets = typeof Secrets.infer

export const SECRET_FILE = 'relay-secret'
export const SEALED_FILE = 'secrets.sealed'
const Sealed = type({ salt: 'string', sealed: 'string' })

/** The secrets in use, from the environment or the data folder. */
export async function secretsInForce(dataDir: string, settings: Secrets): Promise<Secrets> {
  const file = join(dataDir, SECRET_FILE)
  if (settings.RELAY_SECRET || !existsSync(file)) return settings
  return { ...settings, RELAY_SECRET: (await readFile(file, 'utf8')).trim() }
}

export function fingerprintsOf(secrets: Secrets): Secrets {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, secretFingerprint(secretsIn(value)[0])]),
  )
}

/** Encrypts the secrets: a backup without its passphrase must not reveal second factors. */
export function sealSecrets(secrets: Secrets, passphrase: string): string {
  const salt = randomBytes(16).toString('base64url')
  const sealed = encrypt([keyOf(passphrase, salt)], 'backup', salt, JSON.stringify(secrets))
  return JSON.stringify({ salt, sealed } satisfies typeof Sealed.infer)
}

/** @throws OperatorError where the passphrase is wrong or missing */
export async function carriedSecrets(from: string, passphrase: string | undefined): Promise<Secrets> {
  const [plain, sealed] = [join(from, SECRET_FILE), join(from, SEALED_FILE)]
  if (existsSync(plain)) return { RELAY_SECRET: (await readFile(plain, 'utf8')).trim() }
  if (!existsSync(sealed)) return {}
  const file = Sealed.assert(JSON.parse(await readFile(sealed, 'utf8')))
  const opened = passphrase && decrypt([keyOf(passphrase, file.salt)], 'backup', file.salt, file.sealed)
  if (opened) return Secrets.assert(JSON.parse(opened.text))
  throw new OperatorError(
    `Its secrets are sealed${passphrase ? ' with another BACKUP_PASSPHRASE' : ''}: set BACKUP_PASSPHRASE to the one of the settings it was made with.`,
  )
}

/** @throws OperatorError where data in the backup could not be decrypted */
export function refuseOtherSecrets(made: Secrets, here: Secrets): void {
  for (const [name, fingerprint] of Object.entries(made)) {
    const own = Object.entries(here).find(([other]) => other === name)?.[1]
    const known = own ? secretsIn(own).map(secretFingerprint) : []
    if (known.includes(fingerprint)) continue
    const state = own
      ? `another ${name} (${fingerprint}; here ${known.join(', ')})`
      : `a ${name} (${fingerprint}; here there is none)`
    const value = own ? "this one, a comma and the backup's" : "the backup's"
    throw new OperatorError(
      `The backup was made under ${state}: authenticators, and addresses in mails, would not open. Set ${name} to ${value}, which --secrets prints where the backup has it, or use --force.`,
    )
  }
}

function keyOf(passphrase: string, salt: string): string {
  const options = { ...HASH_PARAMETERS, message: passphrase, nonce: Buffer.from(salt), tagLength: 32 }
  return argon2Sync('argon2id', options).toString('base64url')
}
