import http from 'node:http'
import https from 'node:https'
import { referenceOf } from '#contract/reference.ts'
import { ApplicationAnswer, CodeAnswer, CodeDelivery } from '#contract/trial/trial-schema.ts'
import { siteEnv } from '#src/site/env.ts'
import { callUpstream } from './call.server.ts'
import { relayHeader } from './relay-secret.server.ts'

/** Requests a verification code; the visitor's address is for rate limits. */
export function requestTrialCode(body: { email: string; lang: string }, clientAddress: string | undefined) {
  return callUpstream<typeof CodeAnswer.infer>({
    method: 'POST',
    path: ['trial', 'codes'],
    body,
    headers: onBehalfOf(clientAddress),
    answers: CodeAnswer,
    ...worthWaitingFor,
  })
}

/** Delivery status by message id. */
export function readCodeDelivery(id: string) {
  return callUpstream<CodeDelivery>({ path: ['trial', 'codes', id], answers: CodeDelivery })
}

/** Submits an application; the idempotency key makes a retry harmless. */
export function sendTrialApplication(application: object, key: string, clientAddress: string | undefined) {
  return callUpstream<ApplicationAnswer>({
    method: 'POST',
    path: ['trial', 'applications'],
    body: application,
    idempotencyKey: key,
    headers: onBehalfOf(clientAddress),
    answers: ApplicationAnswer,
    ...worthWaitingFor,
  })
}

/** Longer than the upstream's 5 s statement timeout, to receive its own error. */
const worthWaitingFor = { timeout: 6_000, bypassesBreaker: true }

/** Submits an application accepted during an outage. */
export function deliverTrialApplication(application: object, key: string, receivedAt: string) {
  return sendTrialApplication(
    { ...application, deferred: { receivedAt, reference: referenceOf(key) } },
    key,
    undefined,
  )
}

/** Forwards the visitor's address, with the site's authentication. */
export function onBehalfOf(clientAddress: string | undefined): Record<string, string> {
  return {
    ...relayHeader(),
    ...(clientAddress ? { 'x-client-address': clientAddress } : {}),
  }
}

/**
 * Down: nobody listens, or readiness has been silent for longer than any queue. One that is slow, busy or failing is not:
 * load would be a way around what it checks. Asked on a new connection: `fetch` keeps several requests on one.
 */
export async function isUpstreamGone(): Promise<boolean> {
  asked ??= askReadiness().then((found) => {
    asked = undefined
    isSilent = found === 'silent'
    return found !== 'there'
  })
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(isSilent), checkTimeout)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** How long a visitor waits for readiness, ms. */
const checkTimeout = 1_000

/** Longer than requests wait in an upstream that runs, ms. */
const longestQueue = 60_000

/** Error codes of a connection that nobody takes. */
const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']

/** Single flight. */
let asked: Promise<boolean> | undefined

/** Whether the last request for readiness waited for `longestQueue`. */
let isSilent = false

function askReadiness(): Promise<'there' | 'refused' | 'silent'> {
  const url = new URL(`${siteEnv().apiBaseUrl.replace(/\/$/, '')}/readyz`)
  const { get } = url.protocol === 'https:' ? https : http
  const { promise, resolve } = Promise.withResolvers<'there' | 'refused' | 'silent'>()
  const request = get(url, { agent: false })
  // pending I/O runs before the timeout counts (Node's event loop phases)
  const timer = setTimeout(() => setImmediate(resolve, 'silent'), longestQueue).unref()
  request.once('response', () => resolve('there'))
  request.on('error', (error) => resolve(isRefusal(error) ? 'refused' : 'there'))
  return promise.finally(() => {
    clearTimeout(timer)
    request.destroy()
  })
}

/** Of a name with several addresses all refuse: one that is slow gets 250 ms before the next is tried. */
function isRefusal(error: NodeJS.ErrnoException): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefusal)
  return refusals.includes(error.code ?? '')
}
