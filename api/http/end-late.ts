import type { IncomingMessage } from 'node:http'

/** How long a package may stand still while it arrives or is stored. */
const UPLOAD_IDLE_MS = 300_000

/**
 * A listener for `request` that ends what is slow to arrive, save a package: that may take as long as bytes come. node's own
 * `requestTimeout` has no exceptions.
 */
export function endLate(ms: number) {
  return (request: IncomingMessage): void => {
    if (request.url?.startsWith('/staff/v1/packages?')) return void request.setTimeout(UPLOAD_IDLE_MS)
    const late = setTimeout(() => request.complete || request.destroy(), ms)
    request.once('close', () => clearTimeout(late))
  }
}
