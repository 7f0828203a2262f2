import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What is derived from RELAY_SECRET. Every instance of this program derives the same. Of several secrets the first one
 * makes everything new; what the others made is still taken, so that a secret can be replaced without ending anything.
 */
export interface TrialSecrets {
  /** Whether a caller is the site: it presents all its secrets, one that is known is enough. */
  isRelay: (presented: string | undefined) => boolean
  /**
   * A keyed hash. Codes have only a million values and addresses four thousand million: whoever has the
   * database, but not the secret, can find neither by trying them all.
   * @param purpose keeps hashes for different uses apart
   */
  seal: (purpose: string, ...parts: string[]) => string
  /** The same by every secret, to look up what an earlier one made. */
  seals: (purpose: string, ...parts: string[]) => string[]
  isSeal: (given: string, purpose: string, ...parts: string[]) => boolean
  /** Signs a text for whoever holds it. @param purpose has a key of its own */
  sign: (purpose: string, text: string) => string
  isSignature: (given: string, purpose: string, text: string) => boolean
}

/** At least one, the one in force first. */
export type SecretList = readonly [string, ...string[]]

const MIN_LENGTH = 16
/** Of those a caller presents: a longer list is no site's. */
const MOST = 5

/** Reads a list separated by commas. @returns undefined where one is shorter than 16 characters */
export function readSecrets(text: string): SecretList | undefined {
  const [first = '', ...others] = text.split(',').map((one) => one.trim())
  return [first, ...others].every((one) => one.length >= MIN_LENGTH) ? [first, ...others] : undefined
}

/** The same for a setting that has been checked. */
export function secretsIn(setting: string): SecretList {
  return readSecrets(setting) ?? [setting]
}

/** @param relaySecret one or several, separated by commas */
export function trialSecrets(relaySecret: string): TrialSecrets {
  const all = secretsIn(relaySecret)
  const peppers = all.map((secret) => keyed(secret, 'trial-pepper'))
  const [pepper = keyed(all[0], 'trial-pepper')] = peppers
  const known = all.map((secret) => keyed(pepper, secret))
  const sealBy = (key: Buffer, parts: string[]) => keyed(key, JSON.stringify(parts)).toString('base64url')
  const signBy = (secret: string, purpose: string, text: string) =>
    keyed(keyed(secret, purpose), text).toString('base64url')
  return {
    isRelay: (presented = '') =>
      presented
        .split(',', MOST)
        .map((one) => keyed(pepper, one.trim()))
        .some((one) => known.some((expected) => timingSafeEqual(one, expected))),
    seal: (...parts) => sealBy(pepper, parts),
    seals: (...parts) => peppers.map((key) => sealBy(key, parts)),
    isSeal: (given, ...parts) => peppers.some((key) => isSame(given, sealBy(key, parts))),
    sign: (purpose, text) => signBy(all[0], purpose, text),
    isSignature: (given, purpose, text) => all.some((secret) => isSame(given, signBy(secret, purpose, text))),
  }
}

/** Tells secrets apart without telling them: for logs, and the manifest of a backup. */
export function secretFingerprint(secret: string): string {
  return keyed(secret, 'fingerprint').toString('hex').slice(0, 16)
}

function keyed(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
