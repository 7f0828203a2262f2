import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { withdrawConsent } from '#src/upstream/consents.server.ts'
import type { UnsubscribeState } from './unsubscribe-page.tsx'

/**
 * Takes the page's form and what mail programs post by themselves (RFC 8058). Nothing of the body is needed: whoever knows
 * the token has the mail.
 */
export const postUnsubscribe = createServerOnlyFn(async (token: string): Promise<UnsubscribeState> => {
  const answer = await withdrawConsent(token)
  if (answer.ok) return 'done'
  const isUnknown = answer.trouble.kind === 'missing' || answer.trouble.kind === 'refused'
  setResponseStatus(isUnknown ? 404 : 503)
  return isUnknown ? 'unknown' : 'failed'
})
