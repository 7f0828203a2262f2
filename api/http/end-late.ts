import type { IncomingMessage } from 'node:http'

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
