import { isUuid } from '#contract/keys.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { notFound, ProblemError } from './problem.ts'

/** Signed id with an expiry, for capability URLs. @param purpose derives a key @param expiresAt ms since the epoch */
export function seal(secrets: TrialSecrets, purpose: string, id: string, expiresAt: number): string {
  const claim = `${id}.${expiresAt.toString(36)}`
  return `${claim}.${secrets.sign(purpose, claim)}`
}

/** @param now ms since the epoch @throws ProblemError 404 when forged, 410 when expired */
export function openSeal(secrets: TrialSecrets, purpose: string, sealed: string, now: number): string {
  const [, claim = '', id, expires = '', given = ''] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(sealed) ?? []
  if (!isUuid(id) || !secrets.isSignature(given, purpose, claim)) throw notFound()
  if (Number.parseInt(expires, 36) <= now) throw new ProblemError(410, 'address-expired')
  return id
}
