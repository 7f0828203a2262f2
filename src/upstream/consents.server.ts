import { createHash } from 'node:crypto'
import { ConsentState, ConsentWithdrawn } from '#contract/trial/trial-schema.ts'
import { callUpstream } from './call.server.ts'

/** Idempotent. */
export function withdrawConsent(token: string) {
  return callUpstream<typeof ConsentWithdrawn.infer>({
    method: 'POST',
    path: ['consents', 'withdrawals'],
    body: { token },
    answers: ConsentWithdrawn,
  })
}

export function readConsent(token: string) {
  return callUpstream<typeof ConsentState.infer>({
    method: 'POST',
    path: ['consents', 'states'],
    body: { token },
    answers: ConsentState,
  })
}

/** Version plus a hash of the text, so that neither changes without the other. */
export function consentVersion({ version, ...words }: { version: string }): string {
  const hash = createHash('sha256').update(Object.values(words).join('')).digest('hex')
  return `${version} ${hash.slice(0, 16)}`
}
