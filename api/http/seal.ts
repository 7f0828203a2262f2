import type { TrialSecrets } from '../base/trial-secrets.ts'
import { isUuid } from '../contract/keys.ts'
import { notFound, ProblemError } from './problem.ts'

/**
 * The part of an address that lets its holder have one thing until a moment, and cannot be made without the secret.
 * @param purpose has a key of its own: nothing sealed for another one opens this
 * @param expiresAt milliseconds since the epoch
 */
export function seal(secrets: TrialSecrets, purpose: string, id: string, expiresAt: number): string {
  const claim = `${id}.${expiresAt.toString(36)}`
  return `${claim}.${secrets.sign(purpose, claim)}`
}

/**
 * The id of what was sealed.
 * @param now milliseconds since the epoch
 * @throws ProblemError 404 when it was not made here, 410 when its time is over
 */
export function openSeal(secrets: TrialSecrets, purpose: string, sealed: string, now: number): string {
  const [, claim = '', id, expires = '', given = ''] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(sealed) ?? []
  if (!isUuid(id) || !secrets.isSignature(given, purpose, claim)) throw notFound()
  if (Number.parseInt(expires, 36) <= now) throw new ProblemError(410, 'address-expired')
  return id
}
