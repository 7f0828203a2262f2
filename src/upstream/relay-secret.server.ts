import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * The secret that lets the upstream tell this site from everybody else who reaches its port. Configured as
 * RELAY_SECRET; otherwise a file in the data folder both share, created by whichever of them needs it first.
 * @returns undefined while there is none and none can be written: the upstream then takes the site for a visitor
 */
export function relaySecret(): string | undefined {
  known ??= siteEnv().relaySecret ?? sharedSecret(join(dirname(siteEnv().dataDir), 'relay-secret'))
  return known
}

/** Proves to the upstream that it is the site who asks. */
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
    // a link appears whole or not at all, and never over one that is there
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
