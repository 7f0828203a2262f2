import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Log } from '../log.ts'

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
