import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { type Locale, locales } from '#src/site/locale.ts'
import { pageEntries } from './page-entries.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import { upstreamEntries } from './upstream-entries.server.ts'

/** @property complete false while something may be missing because the upstream did not answer */
export type LiveIndex = SearchIndex & { complete: boolean }

/** Older than this, an index is renewed, in ms. A bound only: `renewSearch` is called when content changes. */
const freshFor = 300_000
const incompleteFor = 5_000

/** Only the very first search waits for the upstream, so long at most, in ms. */
const timeout = 1_200

const indexes = new LRUCache<Locale, LiveIndex>({
  ...{ max: locales.length, ttl: freshFor, allowStale: true, noDeleteOnFetchRejection: true },
  fetchMethod: async (lang, last, { options }) => {
    const index = await renewed(lang, last)
    options.ttl = index.complete ? freshFor : incompleteFor
    return index
  },
})
const pageIndexes: { [L in Locale]?: Promise<LiveIndex> } = {}

/** The index of a language, stale while it is renewed; of the pages alone until the upstream was read. */
export async function liveIndex(lang: Locale): Promise<LiveIndex> {
  return Promise.race([indexes.forceFetch(lang), setTimeout(timeout, lang, { ref: false }).then(pageIndex)])
}

/** Reads what the upstream holds anew, in the background: when the site starts, and when content has changed. */
export async function renewSearch(): Promise<void> {
  for (const lang of locales) await indexes.fetch(lang, { forceRefresh: true })
}

/** What has not changed is not built again. A failed reading does not replace a complete one. */
async function renewed(lang: Locale, last: LiveIndex | undefined): Promise<LiveIndex> {
  const pages = await pageEntries(lang)
  const { entries: fromUpstream, complete } = await upstreamEntries(lang)
  const entries = [...pages, ...fromUpstream]
  if (last && (complete ? isDeepStrictEqual(entries, last.entries) : last.entries.length > entries.length))
    return { ...last, complete }
  return { ...(await buildIndex(lang, entries)), complete }
}

function pageIndex(lang: Locale): Promise<LiveIndex> {
  pageIndexes[lang] ??= pageEntries(lang)
    .then((entries) => buildIndex(lang, entries))
    .then((index) => ({ ...index, complete: false }))
  return pageIndexes[lang]
}
