import { type } from 'arktype'
import { callUpstream } from './call.server.ts'

const withdrawn = type({ withdrawn: 'true' })

/** Ends the consent to product news of whoever a token was mailed to. Doing it again is harmless. */
export function withdrawConsent(token: string) {
  return callUpstream<typeof withdrawn.infer>({
    method: 'POST',
    path: ['consents', 'withdrawals'],
    body: { token },
    answers: withdrawn,
  })
}
