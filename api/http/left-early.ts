import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Log } from '../base/log.ts'

/** What nginx notes where the client closed its connection before the answer; nobody reads it. */
const CLIENT_CLOSED_REQUEST = 499

/**
 * Whether the caller went away, or was cut off for being slow, in the middle of the body. What reading it then throws
 * is a broken connection, which is neither the database's nor a fault.
 */
export function leftEarly(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming?.destroyed === true && !incoming.complete
}

/** Notes it without a stack, and answers for the counters only. */
export function noteLeftEarly(c: Context, log: Log): Response {
  log({
    event: 'request-aborted',
    requestId: c.get('requestId'),
    method: c.req.method,
    path: c.req.path,
    status: CLIENT_CLOSED_REQUEST,
  })
  return new Response(null, { status: CLIENT_CLOSED_REQUEST })
}

/** How long a file may stand still while it arrives, waits to be read or is stored. */
const UPLOAD_IDLE_MS = 300_000

/**
 * A listener for `request` that ends what is slow to arrive, save packages and pictures: they may take as long as bytes come. node's own
 * `requestTimeout` has no exceptions.
 */
export function endLate(ms: number) {
  return (request: IncomingMessage): void => {
    if (/^\/staff\/v1\/(packages|media)\?/.test(request.url ?? ''))
      return void request.setTimeout(UPLOAD_IDLE_MS)
    const late = setTimeout(() => request.complete || request.destroy(), ms)
    request.once('close', () => clearTimeout(late))
  }
}
