import { CalendarDate, Count, exact, Language, Timestamp, Uuid, Version } from './values-schema.ts'

const answer = { words: 'string <= 300', same: 'string <= 600', path: 'string <= 600' } as const

/**
 * What the site's search is to know about words, in both languages.
 * @property words what people type, several with commas
 * @property same synonyms that stand in texts, with commas; or empty
 * @property path the page of the site that is shown first, without its language; or empty
 */
export const SearchAnswerBody = exact(answer)
export type SearchAnswerBody = typeof SearchAnswerBody.infer

export const SearchAnswer = exact({ ...answer, id: Uuid, version: Version, changedAt: Timestamp })
export type SearchAnswer = typeof SearchAnswer.infer
export const SearchAnswerList = exact({ items: SearchAnswer.array() })

export const PublicSearchAnswers = exact({
  items: exact({ words: 'string[]', same: 'string[]', path: /^(?:\/(?!\/)[^\\]*)?$/ }).array(),
})
export type PublicSearchAnswers = typeof PublicSearchAnswers.infer

export const VainSearch = exact({ words: '0 < string <= 200', lang: Language })
/** What visitors searched for in vain in the last 30 days and what has no answer, most often first. */
export const VainSearches = exact({
  items: exact({ words: 'string', lang: 'string', count: Count, lastDay: CalendarDate }).array(),
})
export type VainSearches = typeof VainSearches.infer
