import { type } from 'arktype'
import { SessionAnswer } from '#api/contract/trial-schema.ts'
import { callUpstream } from '../call.server.ts'
import { pageTimeLeft } from '../page-timeout.server.ts'
import { forgetRevocation, keepRevocation, pendingRevocations } from './revocations.server.ts'

/** Whose session a token is; `unauthorised` for a token that is expired, revoked or made up. */
export function readSession(token: string) {
  const totalTimeout = pageTimeLeft()
  return callUpstream<typeof SessionAnswer.infer>({
    path: ['session'],
    token,
    totalTimeout,
    answers: SessionAnswer,
  })
}

/**
 * Revokes a token, so that a copy of it is worth nothing. What the upstream cannot be told now it is told when it is
 * back; this site takes the token no more from now on.
 */
export async function endSession(token: string): Promise<void> {
  if (await revoke(token)) return
  keepRevocation(token)
  startRevocations()
}

/** Tells the upstream of kept revocations until there are none. Called at the start of the process as well. */
export function startRevocations(): void {
  if (pendingRevocations().size === 0) return
  running ??= setInterval(tellPending, 2_000).unref()
}

let running: NodeJS.Timeout | undefined
let telling = false

async function tellPending(): Promise<void> {
  if (telling) return
  telling = true
  for (const token of pendingRevocations()) {
    if (!(await revoke(token))) break
    forgetRevocation(token)
  }
  telling = false
  if (pendingRevocations().size > 0) return
  clearInterval(running)
  running = undefined
}

/** @returns whether the token opens nothing any more: it was revoked now, or before */
async function revoke(token: string): Promise<boolean> {
  const call = { method: 'DELETE', path: ['session'], token, answers: type('unknown') } as const
  const answer = await callUpstream<unknown>(call)
  return answer.ok || answer.trouble.kind === 'unauthorised' || answer.trouble.kind === 'missing'
}
