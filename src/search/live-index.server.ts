import { createHash } from 'node:crypto'
import { type Locale, locales } from '#src/site/locale.ts'
import { reportFailure } from '#src/site/report.ts'
import type { SearchTerms } from './alternative.ts'
import { pageEntries } from './page-entries.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import type { Searched } from './search-site.ts'
import { searchTerms } from './search-terms.ts'
import { upstreamEntries } from './upstream-entries.server.ts'

export type LiveIndex = Searched & { complete: boolean }

/**
 * Older than this, what the upstream holds is read again, in ms; nobody waits for it. A bound only: `renewSearch` is
 * told of changes. What is incomplete is tried again sooner.
 */
const freshFor = 300_000
const incompleteFor = 5_000

/** Only the very first search waits for the upstream, so long at most, in ms. */
const patience = 1_200

/** The index of a language as it is now: the pages at once, what the upstream holds as it was last read. */
export async function liveIndex(lang: Locale): Promise<LiveIndex> {
  terms ??= searchTerms()
  const known = await terms
  pages[lang] ??= pageEntries(lang, known.aliases).then((entries) => buildIndex(entries, known.simplified))
  const ofPages = await pages[lang]
  const upstream = await upstreamOf(lang, known)
  return {
    indexes: upstream ? [ofPages, upstream.index] : [ofPages],
    terms: known,
    lang,
    complete: upstream?.complete ?? false,
  }
}

/** Reads what the upstream holds anew, behind the scenes: when the site starts, and when content has changed. */
export async function renewSearch(): Promise<void> {
  for (const lang of locales) {
    const last = read[lang]?.last
    if (last) last.at = Number.NEGATIVE_INFINITY
    await liveIndex(lang)
  }
}

/** `at` in ms of the monotonic clock */
type Read = { index: SearchIndex; complete: boolean; at: number; fingerprint: string }

let terms: Promise<SearchTerms> | undefined
const pages: { [L in Locale]?: Promise<SearchIndex> } = {}
const read: { [L in Locale]?: { last?: Read; reading?: Promise<void> | undefined } } = {}

async function upstreamOf(lang: Locale, known: SearchTerms): Promise<Read | undefined> {
  read[lang] ??= {}
  const state = read[lang]
  const age = performance.now() - (state.last?.at ?? 0)
  if (!state.last || age > (state.last.complete ? freshFor : incompleteFor)) {
    state.reading ??= readAgain(lang, known, state.last)
      .then((last) => {
        state.last = last
      })
      .catch((error) => void reportFailure(error, 'search index'))
      .finally(() => {
        state.reading = undefined
      })
    if (!state.last) await Promise.race([state.reading, later(patience)])
  }
  return state.last
}

/** What has not changed is not built again. A failed reading does not replace a complete one. */
async function readAgain(lang: Locale, known: SearchTerms, last: Read | undefined): Promise<Read> {
  const { entries, complete } = await upstreamEntries(lang)
  const at = performance.now()
  if (last && !complete && last.index.documents.length > entries.length) return { ...last, complete, at }
  const fingerprint = createHash('sha256').update(JSON.stringify(entries)).digest('base64')
  if (last?.fingerprint === fingerprint) return { ...last, complete, at }
  return { index: await buildIndex(entries, known.simplified), complete, at, fingerprint }
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
