import { type } from 'arktype'
import { SessionAnswer } from '#contract/trial/trial-schema.ts'
import { callUpstream } from '../call.server.ts'
import { pageTimeLeft } from '../page-timeout.server.ts'
import { forgetRevocation, keepRevocation, pendingRevocations } from './revocations.server.ts'

/** `unauthorised` for an expired, revoked or forged token. */
export function readSession(token: string) {
  const totalTimeout = pageTimeLeft()
  return callUpstream<typeof SessionAnswer.infer>({
    path: ['session'],
    token,
    totalTimeout,
    answers: SessionAnswer,
  })
}

/** Revokes the token here at once, and upstream as soon as it is reachable. */
export async function endSession(token: string): Promise<void> {
  if (await revoke(token)) return
  keepRevocation(token)
  startRevocations()
}

/** Retries pending revocations until done; also called on start. */
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

/** @returns whether the token is invalid now */
async function revoke(token: string): Promise<boolean> {
  const call = { method: 'DELETE', path: ['session'], token, answers: type('unknown') } as const
  const answer = await callUpstream<unknown>(call)
  return answer.ok || answer.trouble.kind === 'unauthorised' || answer.trouble.kind === 'missing'
}
