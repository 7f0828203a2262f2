import { openSeal, seal } from '../http/seal.ts'

/** How long an address works, in milliseconds. A download that has begun goes on. */
export const ADDRESS_MS = 10 * 60 * 1000

const PURPOSE = 'file-address'

/** The part of an address that lets its holder have one file until a moment. */
export function signFile(secret: string, id: string, expiresAt: number): string {
  return seal(secret, PURPOSE, id, expiresAt)
}

/** The package an address is for. @throws ProblemError 404 when it was not made here, 410 when its time is over */
export function openSignature(secret: string, signature: string, now: number): string {
  return openSeal(secret, PURPOSE, signature, now)
}
