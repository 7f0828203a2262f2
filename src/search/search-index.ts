import { ownText } from '#src/site/own-memory.ts'
import { foldText } from './fold-text.ts'
import { type Postings, packPostings } from './postings.ts'
import type { SearchEntry } from './search-entry.ts'
import { pairsOf, splitTerms } from './split-terms.ts'
import { stemWord } from './stem-word.ts'

/** Entries and the way to them. Built once, then only read. */
export type SearchIndex = {
  documents: readonly IndexedDocument[]
  postings: Postings
  /** every word, sorted, to be found by its beginning */
  words: readonly string[]
  /** the words of a stem */
  stems: ReadonlyMap<string, readonly string[]>
  simplified: ReadonlyMap<string, string>
}

export type IndexedDocument = {
  entry: SearchEntry
  /** title and lead, then the passages, folded; `heading` weighs more than `text` */
  parts: readonly { heading: string; text: string }[]
}

/** More text of one entry than this is not searched, characters. */
const mostText = 20_000

/** Milliseconds after which others get their turn: an article takes some 50 microseconds, a long page as many times more. */
const inOneGo = 4

/** Builds an index, giving way to requests in between: ten thousand entries take a second altogether. */
export async function buildIndex(
  entries: readonly SearchEntry[],
  simplified: ReadonlyMap<string, string>,
): Promise<SearchIndex> {
  const lists = new Map<string, number[]>()
  const documents: IndexedDocument[] = []
  let began = performance.now()
  for (const [number, entry] of entries.entries()) {
    const document = indexed(entry, simplified)
    documents.push(document)
    for (const key of keysOf(document)) {
      const known = lists.get(key)
      if (known) known.push(number)
      else lists.set(ownText(key), [number])
    }
    if (performance.now() - began < inOneGo) continue
    await new Promise(setImmediate)
    began = performance.now()
  }
  const words = [...lists.keys()].filter((key) => key.charCodeAt(0) < 0x80).sort()
  const stems = Map.groupBy(words, stemWord)
  return { documents, postings: packPostings(lists), words, stems, simplified }
}

function indexed(entry: SearchEntry, simplified: ReadonlyMap<string, string>): IndexedDocument {
  const fold = (text: string) => foldText(text, simplified)
  let left = mostText
  const parts = [{ heading: entry.title, text: entry.lead }, ...entry.passages].map(({ heading, text }) => {
    const part = { heading: fold(heading), text: fold(text.slice(0, Math.max(0, left))) }
    left -= text.length
    return part
  })
  const [title] = parts
  // what it is called stands nowhere on the page, perhaps
  if (title) title.text += ` ${entry.names.join(' ')}`
  return { entry, parts }
}

function keysOf({ parts }: IndexedDocument): Set<string> {
  const keys = new Set<string>()
  for (const { heading, text } of parts)
    for (const term of splitTerms(`${heading}\n${text}`)) {
      if (!term.han) keys.add(term.text)
      else for (const key of [...term.text, ...pairsOf(term.text)]) keys.add(key)
    }
  return keys
}
