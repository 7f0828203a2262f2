import { ApplicationAnswer, CodeAnswer } from '#api/contract/trial-schema.ts'
import { callUpstream } from './call.server.ts'
import { relayHeader } from './relay-secret.server.ts'

/** Asks for a verification code. The visitor's address is told so that limits count visitors, not this site. */
export function requestTrialCode(body: { email: string; lang: string }, clientAddress: string | undefined) {
  return callUpstream<typeof CodeAnswer.infer>({
    method: 'POST',
    path: ['trial', 'codes'],
    body,
    headers: onBehalfOf(clientAddress),
    answers: CodeAnswer,
  })
}

/** Hands an application in. Sending the same one again under its key is harmless. */
export function sendTrialApplication(application: object, key: string, clientAddress: string | undefined) {
  return callUpstream<ApplicationAnswer>({
    method: 'POST',
    path: ['trial', 'applications'],
    body: application,
    idempotencyKey: key,
    headers: onBehalfOf(clientAddress),
    answers: ApplicationAnswer,
  })
}

/** Hands in what was accepted here while the upstream could not be reached. */
export function deliverTrialApplication(application: object, key: string, receivedAt: string) {
  return sendTrialApplication({ ...application, deferred: { receivedAt } }, key, undefined)
}

/** Says for whom the site asks, and proves that it is the site. */
export function onBehalfOf(clientAddress: string | undefined): Record<string, string> {
  return {
    ...relayHeader(),
    ...(clientAddress ? { 'x-client-address': clientAddress } : {}),
  }
}
