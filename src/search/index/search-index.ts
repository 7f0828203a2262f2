import MiniSearch from 'minisearch'
import type { Locale } from '#src/site/locale.ts'
import type { SearchEntry } from './search-entry.ts'
import { tokenize } from './tokenize.ts'

/** The entries of a language and the index of their words, by their place in the list. */
export type SearchIndex = { lang: Locale; entries: readonly SearchEntry[]; terms: MiniSearch }

/** More text of one entry than this is not searched, characters. */
const mostText = 20_000

/** Milliseconds after which requests are served before the next entry is added. */
const inOneGo = 4

export async function buildIndex(lang: Locale, entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const terms = new MiniSearch({
    fields: ['names', 'title', 'headings', 'text'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  })
  let began = performance.now()
  for (const [id, { title, names, lead, passages }] of entries.entries()) {
    const text = [lead, ...passages.map((passage) => passage.text)].join('\n').slice(0, mostText)
    terms.add({
      id,
      names: names.join('\n'),
      title,
      headings: passages.map(({ heading }) => heading).join('\n'),
      text,
    })
    if (performance.now() - began < inOneGo) continue
    await new Promise(setImmediate)
    began = performance.now()
  }
  return { lang, entries, terms }
}
