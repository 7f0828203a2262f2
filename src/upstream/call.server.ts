import { setTimeout } from 'node:timers/promises'
import { type Type, type } from 'arktype'
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel'
import { fetchAnswer, withDeadline } from '#contract/http/outbound.ts'
import { isUuid } from '#contract/keys.ts'
import { siteEnv } from '#src/site/env.ts'
import { siteLog } from '#src/site/site-log.ts'
import {
  attemptTimeout,
  createBackoff,
  createBulkhead,
  createPolicy,
  createRetryBudget,
  createSetBackWatch,
  totalTimeout,
} from './policy.server.ts'
import {
  type Answer,
  faultsOf,
  parseAnswer,
  readJson,
  type Trouble,
  troubleOf,
} from './read-answer.server.ts'
import { isRevoked } from './session/revocations.server.ts'
import { upstreamMetrics } from './upstream-metrics.server.ts'

export type Call<T> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** path segments, encoded here */
  path: readonly string[]
  query?: Record<string, string | number | undefined>
  /** bytes and streams as they are, anything else as JSON */
  body?: unknown
  /** visitor's bearer token */
  token?: string
  idempotencyKey?: string
  headers?: Record<string, string>
  /** ms for all attempts, if less than the default */
  totalTimeout?: number
  /** ms per attempt, if more than the default */
  timeout?: number
  /** separate bulkhead, sent even while the circuit breaker is open */
  bypassesBreaker?: boolean
  /** response limit, if more than the default */
  mostBytes?: number
  /** returns the response stream, unbounded */
  streams?: true
  /** response schema; a mismatch counts as no answer */
  answers: Type<T>
}

/** Responses are untrusted: limits on size and time, no redirects, schema validation. Never throws: failures are values. */
export async function callUpstream<T>(call: Call<T>): Promise<Answer<T>> {
  const answer = await ask(call)
  const outcome = answer.ok ? 'ok' : answer.trouble.kind
  upstreamMetrics.calls.inc({ resource: call.path[0] ?? '', outcome })
  return answer
}

async function ask<T>(call: Call<T>): Promise<Answer<T>> {
  const [resource = ''] = call.path
  if (call.token && call.method !== 'DELETE' && isRevoked(call.token))
    return { ok: false, trouble: { kind: 'unauthorised' } }
  if (call.body instanceof ReadableStream) return upload(call)
  const backingOff = backoff.left(resource)
  if (backingOff) return { ok: false, trouble: backingOff }
  const deadline =
    performance.now() + (call.timeout ?? Math.min(totalTimeout, call.totalTimeout ?? totalTimeout))
  retries.earn()
  const isRead = (call.method ?? 'GET') === 'GET'
  const first = await attempt(call, deadline)
  if (!first.ok) backoff.heed(resource, first.trouble, isRead)
  const mayRetry = !first.ok && isFleeting(first.trouble) && isRead
  if (!mayRetry || leftUntil(deadline) <= 0 || !retries.spend()) return first
  upstreamMetrics.retries.inc()
  await setTimeout(Math.min(50 + Math.random() * 250, leftUntil(deadline)))
  return leftUntil(deadline) <= 0 ? first : attempt(call, deadline)
}

/** No timeout, no retry; an aborted upload does not count against the upstream. */
function upload<T>(call: Call<T>): Promise<Answer<T>> {
  return send(call).catch((error) => {
    const brokenOff: Trouble = { kind: 'unavailable', code: 'upload-broken' }
    return { ok: false, trouble: error instanceof ServerTrouble ? error.trouble : brokenOff }
  })
}

let policy = createPolicy()
const alone = createBulkhead()
const isSetBack = createSetBackWatch()
const retries = createRetryBudget()
const backoff = createBackoff()

/** Ms until a deadline of the monotonic clock. */
function leftUntil(deadline: number): number {
  return deadline - performance.now()
}

async function attempt<T>(call: Call<T>, deadline: number): Promise<Answer<T>> {
  try {
    if (isSetBack()) policy = createPolicy()
    const answer = await (call.bypassesBreaker ? alone : policy).execute(() =>
      withDeadline(Math.min(call.timeout ?? attemptTimeout, leftUntil(deadline)), (signal) =>
        send(call, signal),
      ),
    )
    logAnsweredCall()
    return answer
  } catch (error) {
    const trouble = failureOf(error)
    logFailedCall(trouble, call.path[0] ?? '', error)
    return { ok: false, trouble }
  }
}

/** Kind of the last failure, reported while the breaker is open. */
let lastFailure: Trouble['kind'] = 'unavailable'

function failureOf(error: unknown): Trouble {
  if (isBulkheadRejectedError(error)) return { kind: 'busy' }
  if (isBrokenCircuitError(error)) return { kind: lastFailure }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const trouble: Trouble =
    error instanceof ServerTrouble ? error.trouble : { kind: isLate ? 'busy' : 'unavailable' }
  lastFailure = trouble.kind
  return trouble
}

/** @throws for what the breaker counts: no answer, an invalid one, or a 5xx */
async function send<T>(call: Call<T>, signal: AbortSignal | null = null): Promise<Answer<T>> {
  const response = await fetchAnswer(addressOf(call), {
    method: call.method ?? 'GET',
    headers: headersOf(call),
    body: bodyOf(call),
    signal,
    // undici requires it for streams
    duplex: 'half',
  } as RequestInit)
  if (response.status >= 500) {
    const body = response.status === 503 ? await readJson(response).catch(() => undefined) : undefined
    await response.body?.cancel().catch(() => undefined)
    throw new ServerTrouble(troubleOf(response, body))
  }
  if (!response.ok)
    return { ok: false, trouble: troubleOf(response, await readJson(response).catch(() => undefined)) }
  const isRead = !call.streams && response.status !== 204
  const data = parseAnswer(call.answers, isRead ? await readJson(response, call.mostBytes) : response.body)
  if (data instanceof type.errors)
    throw new Error(`answer of ${call.path.join('/')} has the wrong shape: ${faultsOf(data)}`)
  const undo = response.headers.get('undo')
  return { ok: true, data, ...(isUuid(undo) && { undo }) }
}

function addressOf({ path, query = {} }: Call<unknown>): URL {
  const base = siteEnv().apiBaseUrl.replace(/\/$/, '')
  const url = new URL(`${base}/${path.map(encodeURIComponent).join('/')}`)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

function bodyOf({ body }: Call<unknown>): BodyInit | null {
  if (isFile(body)) return body
  return body === undefined ? null : JSON.stringify(body, withoutControls)
}

/** Strips control characters (pasted from office programs), which the upstream rejects. */
function withoutControls(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(?![\t\n\r])\p{Cc}/gu, ' ').toWellFormed() : value
}

function isFile(body: unknown): body is Uint8Array<ArrayBuffer> | ReadableStream {
  return body instanceof Uint8Array || body instanceof ReadableStream
}

function headersOf({ body, token, idempotencyKey, headers }: Call<unknown>): Record<string, string> {
  return {
    ...headers,
    accept: 'application/json, text/plain',
    ...(body === undefined
      ? {}
      : { 'content-type': isFile(body) ? 'application/octet-stream' : 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}

class ServerTrouble extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(`upstream answered ${trouble.status}`)
    this.trouble = trouble
  }
}

function isFleeting({ kind, retryAfter }: Trouble): boolean {
  return (kind === 'unavailable' || kind === 'busy') && retryAfter === undefined
}

/** `since` of the clock, Unix ms; the others of the monotonic one. */
type Outage = { began: number; since: number; last: number; failures: number }

/** An outage ends after this long without failures, ms: flapping is one outage. */
const quietFor = 10_000

/** An upstream started together with this process seeds its database first, ms. */
const starting = 15_000

const outages = new Map<Trouble['kind'], Outage>()

/** Logs once per outage and kind. */
export function logFailedCall({ kind, status }: Trouble, resource: string, error: unknown): void {
  const now = performance.now()
  // in development, restarts after an edit are expected
  const isNews = import.meta.env.MODE !== 'development' || status || reasonOf(error).includes('wrong shape')
  if (now < starting || !isNews) return
  const outage = outages.get(kind)
  if (outage) return void Object.assign(outage, { last: now, failures: outage.failures + 1 })
  outages.set(kind, { began: now, since: Date.now(), last: now, failures: 1 })
  siteLog().warn({ kind, status, resource, reason: reasonOf(error) }, 'upstream trouble begins')
}

/** Since when the upstream has not answered, or not in time, Unix ms. */
export function unavailableSince(): number | undefined {
  const all = [outages.get('unavailable'), outages.get('busy')].flatMap((outage) => outage?.since ?? [])
  return all.length > 0 ? Math.min(...all) : undefined
}

/** Logs the end of an outage. */
export function logAnsweredCall(): void {
  const now = performance.now()
  for (const [kind, { began, last, failures }] of outages) {
    if (now - last < quietFor) continue
    outages.delete(kind)
    siteLog().info({ kind, failures, seconds: Math.round((now - began) / 1_000) }, 'upstream trouble ends')
  }
}

/** fetch's message is generic; its cause has the network error code */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return String(code ?? message).slice(0, 200)
}
