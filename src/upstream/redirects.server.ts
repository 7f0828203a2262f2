import { type } from 'arktype'
import { readUpstream } from './read.server.ts'

const redirects = type({
  // on this site, whatever the upstream says: a browser takes `//name` and `/\name` for another host
  items: type({ from: /^\//, to: /^\/(?![/\\])[^\\]*$/, status: '301 | 302' }).array(),
})

export type UpstreamRedirects = typeof redirects.infer

/** Where paths lead that are no pages any more. */
export function readRedirects() {
  return readUpstream<UpstreamRedirects>({ path: ['redirects'], answers: redirects })
}
