import { createHash } from 'node:crypto'
import { ConsentState, ConsentWithdrawn } from '#api/contract/trial-schema.ts'
import { callUpstream } from './call.server.ts'

/** Ends the consent to product news of whoever a token was mailed to. Doing it again is harmless. */
export function withdrawConsent(token: string) {
  return callUpstream<typeof ConsentWithdrawn.infer>({
    method: 'POST',
    path: ['consents', 'withdrawals'],
    body: { token },
    answers: ConsentWithdrawn,
  })
}

/** Whether whoever a token was mailed to wants product news. */
export function readConsent(token: string) {
  return callUpstream<typeof ConsentState.infer>({
    method: 'POST',
    path: ['consents', 'states'],
    body: { token },
    answers: ConsentState,
  })
}

/** Names what somebody agreed to by its version and a hash of its very words, so that one cannot change without the other. */
export function consentVersion({ version, ...words }: { version: string }): string {
  const hash = createHash('sha256').update(Object.values(words).join('')).digest('hex')
  return `${version} ${hash.slice(0, 16)}`
}
