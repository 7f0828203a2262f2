/** Node's own names; times in ms, sizes in bytes. */
export type Limits = typeof defaults

/** The limits of connections to the site, with what is to be otherwise. */
export function limitsWith(changes: Partial<Limits> = {}): Limits {
  return { ...defaults, ...changes }
}

/** Limits that cut slow clients off: with these, 200 connections that never finish their headers end after 7 s. */
const defaults = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** how long a connection may wait for its next request: longer than the 60 s after which common proxies give it up */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // the front answers these itself, with every header
  requireHostHeader: false,
  // a request that announces no body has none: no stream is read to its end for it, a sixth of what a kept page costs
  optimizeEmptyRequests: true,
  /** a connection without progress in the middle of an answer, a reader that does not read, is closed after this */
  inactivity: 30_000,
}
