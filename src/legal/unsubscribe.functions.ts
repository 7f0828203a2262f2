import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { readConsent, withdrawConsent } from '#src/upstream/consents.server.ts'
import type { UnsubscribeState } from './unsubscribe-page.tsx'

/**
 * Takes the page's form and what mail programs post by themselves (RFC 8058). Nothing of the body is needed: whoever knows
 * the token has the mail.
 */
export const postUnsubscribe = createServerOnlyFn(async (token: string): Promise<UnsubscribeState> => {
  const answer = await withdrawConsent(token)
  if (answer.ok) return 'done'
  if (isOfNobody(answer.trouble)) return unknown()
  setResponseStatus(503)
  return 'failed'
})

/** What the page begins with. It can be tried while the state cannot be read. */
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
