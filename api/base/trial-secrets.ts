import { createHmac, timingSafeEqual } from 'node:crypto'

/** Derived from RELAY_SECRET. Rotation: the first of several secrets makes new values, all of them verify. */
export interface TrialSecrets {
  /** Whether a caller authenticates as the site: one known secret suffices. */
  isRelay: (presented: string | undefined) => boolean
  /** HMAC, as codes and IPv4 addresses are few enough to brute-force. @param purpose domain separation */
  seal: (purpose: string, ...parts: string[]) => string
  /** By every secret, to look up values made before a rotation. */
  seals: (purpose: string, ...parts: string[]) => string[]
  isSeal: (given: string, purpose: string, ...parts: string[]) => boolean
  /** @param purpose domain separation by a derived key */
  sign: (purpose: string, text: string) => string
  isSignature: (given: string, purpose: string, text: string) => boolean
}

/** Current one first. */
export type SecretList = readonly [string, ...string[]]

const MIN_LENGTH = 16
/** Limit for secrets presented by a caller. */
const MOST = 5

/** @returns undefined where one is shorter than 16 characters */
export function readSecrets(text: string): SecretList | undefined {
  const [first = '', ...others] = text.split(',').map((one) => one.trim())
  return [first, ...others].every((one) => one.length >= MIN_LENGTH) ? [first, ...others] : undefined
}

/** For a setting already validated. */
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

/** Identifies a secret in logs and backup manifests without revealing it. */
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
