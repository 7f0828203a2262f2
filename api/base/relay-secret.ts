import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, errorMessage, OperatorError } from './operator-error.ts'
import { readSecrets } from './trial-secrets.ts'

const FILE_NAME = 'relay-secret'

/** Default RELAY_SECRET: a file shared with the site. @throws OperatorError when it cannot be read or created */
export function relaySecretOf(dataDir: string): string {
  const file = join(dataDir, FILE_NAME)
  try {
    return read(file) ?? make(dataDir, file)
  } catch (error) {
    throw new OperatorError(
      `Cannot use the secret file ${file}: ${errorMessage(error)}. Set DATA_DIR to a folder this user can write to, or set RELAY_SECRET for this program and for the site.`,
      { cause: error },
    )
  }
}

function read(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (readSecrets(secret)) return secret
    throw new Error('it holds a secret of less than 16 characters')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Written to a temporary file, then linked: atomic, and the first one stays. */
function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
    return secret
  } catch (error) {
    const others = errorCode(error) === 'EEXIST' ? read(file) : undefined
    if (others) return others
    throw error
  } finally {
    rmSync(draft)
  }
}
