import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead } from 'cockatiel'

/** OWASP Password Storage Cheat Sheet: Argon2id with at least 19 MiB, 2 passes, 1 lane. */
export const HASH_PARAMETERS: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const HASH_BYTES = 32
/** Two hashes at once hold 38 MiB and leave threads of the pool for files and names. */
const AT_ONCE = 2
/** At some 30 ms each this is about a second of waiting. */
const MOST_WAITING = 60

export interface HashParameters {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

export interface PasswordHasher {
  /** @throws BulkheadRejectedError when too many are being hashed */
  hash: (password: string) => Promise<string>
  /**
   * Compares with a stored hash. Without one it takes as long and says no.
   * @throws BulkheadRejectedError when too many are being hashed
   */
  verify: (password: string, stored: string | undefined) => Promise<boolean>
  /** Whether a hash was made with other parameters than today's. */
  isOutdated: (stored: string) => boolean
}

/** Argon2id in the PHC string format: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
export function createPasswordHasher(parameters: HashParameters = HASH_PARAMETERS): PasswordHasher {
  // expensive work must neither use up the memory nor take every thread of the pool
  const limit = bulkhead(AT_ONCE, MOST_WAITING)
  const nobody = format(parameters, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  return {
    hash: (password) =>
      limit.execute(async () => {
        const salt = randomBytes(SALT_BYTES)
        return format(parameters, salt, await derive(password, salt, parameters))
      }),
    verify: (password, stored) =>
      limit.execute(async () => {
        const { salt, hash, ...used } = parse(stored ?? nobody)
        const isSame = timingSafeEqual(await derive(password, salt, used), hash)
        return isSame && stored !== undefined
      }),
    isOutdated: (stored) => !stored.startsWith(prefix(parameters)),
  }
}

const deriveKey = promisify(argon2)

/** The same letters typed on different systems are the same password: NIST SP 800-63B-4, 3.1.1.2. */
function derive(password: string, nonce: Buffer, parameters: HashParameters): Promise<Buffer> {
  const message = password.toWellFormed().normalize('NFC')
  return deriveKey('argon2id', { message, nonce, tagLength: HASH_BYTES, ...parameters })
}

function prefix({ memory, passes, parallelism }: HashParameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function format(parameters: HashParameters, salt: Buffer, hash: Buffer): string {
  return `${prefix(parameters)}${plain(salt)}$${plain(hash)}`
}

function parse(stored: string): HashParameters & { salt: Buffer; hash: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('A stored password has an unknown form.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Base64 without padding, as the format has it. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
