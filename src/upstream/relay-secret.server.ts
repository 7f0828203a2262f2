import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * Authenticates the site: RELAY_SECRET, or a file in the shared data folder, created by whichever starts first.
 * @returns undefined while none can be created: the site then counts as a visitor
 */
export function relaySecret(): string | undefined {
  known ??= siteEnv().relaySecret ?? sharedSecret(join(dirname(siteEnv().dataDir), 'relay-secret'))
  return known
}

export function relayHeader(): Record<string, string> {
  const secret = relaySecret()
  return secret ? { 'x-relay-secret': secret } : {}
}

let known: string | undefined

function sharedSecret(file: string): string | undefined {
  try {
    if (!existsSync(file)) make(file)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    reportFailure(error, 'relay secret')
    return undefined
  }
}

function make(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    // link is atomic and never overwrites
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
