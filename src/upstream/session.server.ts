import { type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { patienceLeft } from './page-patience.server.ts'

const session = type({ name: 'string <= 200', expiresAt: 'string' })

/** Whose session a token is; `unauthorised` for a token that is expired, revoked or made up. */
export function readSession(token: string) {
  const patience = patienceLeft()
  return callUpstream<typeof session.infer>({ path: ['session'], token, patience, answers: session })
}

/** Revokes a token, so that a copy of it is worth nothing. */
export function endSession(token: string) {
  return callUpstream<unknown>({ method: 'DELETE', path: ['session'], token, answers: type('unknown') })
}
