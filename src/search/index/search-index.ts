import MiniSearch from 'minisearch'
import type { Locale } from '#src/site/locale.ts'
import type { SearchEntry } from './search-entry.ts'
import { tokenize } from './tokenize.ts'

/** The entries of a language and the index of their words, by their place in the list. */
export type SearchIndex = { lang: Locale; entries: readonly SearchEntry[]; terms: MiniSearch }

/** More text of one entry than this is not searched, characters. */
const mostText = 20_000

export async function buildIndex(lang: Locale, entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const terms = new MiniSearch({
    fields: ['names', 'title', 'headings', 'text'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  })
  const documents = entries.map(({ title, names, lead, passages }, id) => ({
    ...{ id, title, names: names.join('\n') },
    headings: passages.map(({ heading }) => heading).join('\n'),
    text: [lead, ...passages.map(({ text }) => text)].join('\n').slice(0, mostText),
  }))
  // between two chunks requests are served
  await terms.addAllAsync(documents, { chunkSize: 2 })
  return { lang, entries, terms }
}
