import { PublicSearchAnswers } from '#contract/search-schema.ts'
import { readUpstream } from './read.server.ts'

/** What the staff has told the search about words. */
export function readSearchAnswers() {
  return readUpstream<PublicSearchAnswers>({ path: ['searches'], answers: PublicSearchAnswers })
}
