import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteEnv } from '#src/site/env.ts'

/**
 * The secret that lets the upstream tell this site from everybody else who reaches its port. Configured as
 * RELAY_SECRET; otherwise a file in the data folder both share, created by whichever of them needs it first.
 */
export function relaySecret(): string {
  known ??= siteEnv().relaySecret ?? sharedSecret(join(dirname(siteEnv().dataDir), 'relay-secret'))
  return known
}

let known: string | undefined

function sharedSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // a link appears whole or not at all, and never over one that is there
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
