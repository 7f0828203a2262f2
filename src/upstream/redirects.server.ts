import { PublicRedirects } from '#api/contract/redirect-schema.ts'
import { readUpstream } from './read.server.ts'

/** Where paths lead that are no pages any more. */
export function readRedirects() {
  return readUpstream<PublicRedirects>({ path: ['redirects'], answers: PublicRedirects })
}
