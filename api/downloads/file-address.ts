import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound, ProblemError } from '../http/problem.ts'
import { isUuid } from '../uuid.ts'

/** How long an address works, in milliseconds. A download that has begun goes on. */
export const ADDRESS_MS = 10 * 60 * 1000

/**
 * The part of an address that lets its holder have one file until a moment, and cannot be made without the secret.
 * @param expiresAt milliseconds since the epoch
 */
export function signFile(secret: string, id: string, expiresAt: number): string {
  const claim = `${id}.${expiresAt.toString(36)}`
  return `${claim}.${sealOf(secret, claim)}`
}

/**
 * The package an address is for.
 * @param now milliseconds since the epoch
 * @throws ProblemError 404 when it was not made here, 410 when its time is over
 */
export function openSignature(secret: string, signature: string, now: number): string {
  const [, claim = '', id, expires = '', seal = ''] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(signature) ?? []
  if (!isUuid(id) || !isSame(seal, sealOf(secret, claim))) throw notFound()
  if (Number.parseInt(expires, 36) <= now) throw new ProblemError(410, 'address-expired')
  return id
}

function sealOf(secret: string, claim: string): string {
  // a key of its own: nothing else that is sealed with the secret can be taken for an address
  const key = createHmac('sha256', secret).update('file-address').digest()
  return createHmac('sha256', key).update(claim).digest('base64url')
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
