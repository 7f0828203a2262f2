import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Log } from '../base/log.ts'

/** nginx's non-standard status for a closed connection; never received. */
const CLIENT_CLOSED_REQUEST = 499

/** Whether the client disconnected within the body: what reading it throws is no fault of ours. */
export function leftEarly(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming?.destroyed === true && !incoming.complete
}

/** Logs without a stack; the answer is for metrics only. */
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

/** Idle timeout of an upload. */
const UPLOAD_IDLE_MS = 300_000

/** Request timeout except for uploads of packages and pictures; node's `requestTimeout` has no exceptions. */
export function endLate(ms: number) {
  return (request: IncomingMessage): void => {
    if (/^\/staff\/v1\/(packages|media)\?/.test(request.url ?? ''))
      return void request.setTimeout(UPLOAD_IDLE_MS)
    const late = setTimeout(() => request.complete || request.destroy(), ms)
    request.once('close', () => clearTimeout(late))
  }
}
