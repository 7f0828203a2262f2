import http from 'node:http'
import https from 'node:https'
import { referenceOf } from '#api/contract/reference.ts'
import { ApplicationAnswer, CodeAnswer, CodeDelivery } from '#api/contract/trial-schema.ts'
import { siteEnv } from '#src/site/env.ts'
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
    ...worthWaitingFor,
  })
}

/** What has become of a code, by the id that the upstream gave its message. */
export function readCodeDelivery(id: string) {
  return callUpstream<CodeDelivery>({ path: ['trial', 'codes', id], answers: CodeDelivery })
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
    ...worthWaitingFor,
  })
}

/** Longer than the 5 s the upstream gives a statement of its database, so that its own answer is heard. */
const worthWaitingFor = { timeout: 6_000, bypassesBreaker: true }

/** Hands in what was accepted here while the upstream could not be reached. */
export function deliverTrialApplication(application: object, key: string, receivedAt: string) {
  return sendTrialApplication(
    { ...application, deferred: { receivedAt, reference: referenceOf(key) } },
    key,
    undefined,
  )
}

/** Says for whom the site asks, and proves that it is the site. */
export function onBehalfOf(clientAddress: string | undefined): Record<string, string> {
  return {
    ...relayHeader(),
    ...(clientAddress ? { 'x-client-address': clientAddress } : {}),
  }
}

/**
 * Whether the upstream is gone: a connection is refused, reset or not made, or `/readyz` fails, as it does while the
 * database is away. One that is connected to and does not answer is slow. Asked on a connection of its own, since `fetch`
 * does not tell whether its time went by before or after it was connected.
 */
export function isUpstreamGone(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

/** How long a connection and an answer are waited for, in ms. */
const checkTimeout = 1_000

/** Those who ask at the same moment share one answer. */
let asked: Promise<boolean> | undefined

function ask(): Promise<boolean> {
  const url = new URL(`${siteEnv().apiBaseUrl.replace(/\/$/, '')}/readyz`)
  const { get } = url.protocol === 'https:' ? https : http
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isConnected = false
  const request = get(url, { agent: false, timeout: checkTimeout })
  request.once('socket', (socket) => socket.once('connect', () => (isConnected = true)))
  request.once('timeout', () => {
    // timers come before what the network has brought meanwhile, see the phases of Node's event loop
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
