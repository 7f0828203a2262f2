import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request comes with a session: what it gets is for its sender alone. */
export function hasSession({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || (cookie?.includes('token=') === true && sessionCookie.test(cookie))
}

const sessionCookie = /(?:^|;)\s*(?:__Host-|__Secure-)?token=[^;\s]/
