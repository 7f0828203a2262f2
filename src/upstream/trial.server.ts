import http from 'node:http'
import https from 'node:https'
import { referenceOf } from '#api/contract/reference.ts'
import { ApplicationAnswer, CodeAnswer, CodeDelivery } from '#api/contract/trial/trial-schema.ts'
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
 * Down (no connection, or `/readyz` fails), not just slow. A new connection, as `fetch` does not tell connect timeouts
 * from slow answers.
 */
export function isUpstreamGone(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

/** Connect and response timeout, ms. */
const checkTimeout = 1_000

/** Single flight. */
let asked: Promise<boolean> | undefined

function ask(): Promise<boolean> {
  const url = new URL(`${siteEnv().apiBaseUrl.replace(/\/$/, '')}/readyz`)
  const { get } = url.protocol === 'https:' ? https : http
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isConnected = false
  const request = get(url, { agent: false, timeout: checkTimeout })
  request.once('socket', (socket) => socket.once('connect', () => (isConnected = true)))
  request.once('timeout', () => {
    // let pending I/O events run before the timeout counts (Node's event loop phases)
    setImmediate(() => {
      resolve(!isConnected)
      request.destroy()
    })
  })
  request.once('response', (response) => {
    resolve((response.statusCode ?? 0) >= 500)
    response.destroy()
  })
  request.on('error', () => resolve(true))
  return promise
}
