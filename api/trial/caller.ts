import type { Context } from 'hono'
import { clientAddress, networkOf } from './client-address.ts'
import type { Trial } from './trial.ts'

/** Who sends a request, as far as it matters here. */
export interface Caller {
  /** It proved to be the site, which speaks for visitors. */
  isRelay: boolean
  /** What the client is counted by; tells nobody the address. */
  clientKey: string
  /** The client's address, shortened so that it is nobody's in particular. */
  network: string
}

/** Reads the caller from the headers and the socket. A wrong secret is not an error, but is logged. */
export function callerOf(trial: Pick<Trial, 'secrets' | 'log' | 'isTrustedProxy'>, c: Context): Caller {
  const presented = c.req.header('x-relay-secret')
  const isRelay = trial.secrets.isRelay(presented)
  if (presented !== undefined && !isRelay) {
    trial.log({ event: 'relay-secret-wrong', requestId: c.get('requestId') })
  }
  const address = clientAddress(c, isRelay, trial.isTrustedProxy)
  return {
    isRelay,
    clientKey: trial.secrets.seal('client', networkOf(address, 32, 64)),
    network: networkOf(address, 24, 48),
  }
}
