import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { readConsent, withdrawConsent } from '#src/upstream/consents.server.ts'
import type { UnsubscribeState } from './unsubscribe-page.tsx'

/** Handles the page's form and one-click unsubscribe (RFC 8058); the token authorises, the body is ignored. */
export const postUnsubscribe = createServerOnlyFn(async (token: string): Promise<UnsubscribeState> => {
  const answer = await withdrawConsent(token)
  if (answer.ok) return 'done'
  if (isOfNobody(answer.trouble)) return unknown()
  setResponseStatus(503)
  return 'failed'
})

/** `ask` while the state is unknown. */
export const readUnsubscribe = createServerOnlyFn(async (token: string): Promise<UnsubscribeState> => {
  const answer = await readConsent(token)
  if (answer.ok) return answer.data.given ? 'ask' : 'done'
  return isOfNobody(answer.trouble) ? unknown() : 'ask'
})

function isOfNobody({ kind }: { kind: string }): boolean {
  return kind === 'missing' || kind === 'refused'
}

function unknown(): UnsubscribeState {
  setResponseStatus(404)
  return 'unknown'
}
