import { createIsomorphicFn } from '@tanstack/react-start'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { localeOfPath, locales } from '#src/site/locale.ts'
import { isNetworkError } from '#src/site/network.ts'
import { pageOf } from '#src/site/pages.ts'
import { type WordsOfPage, withEdits } from './edits-of-page.server.ts'

type Match = { pathname: string; staticData?: { words?: readonly Namespaces[] } }

/** The page's language (all languages where unknown) and its namespaces: of its row, or those its routes declare. */
export function wordsOfMatches(matches: readonly Match[]): WordsOfPage {
  const { pathname = '/' } = matches.at(-1) ?? {}
  const locale = localeOfPath(pathname)
  const named = [pageOf(pathname)?.namespaces, ...matches.map(({ staticData }) => staticData?.words)]
  return {
    locales: locale ? [locale] : locales,
    namespaces: [...new Set(named.flatMap((words) => words ?? []))],
  }
}

/** What a document says of its page's messages. */
export const dehydratedWords = createIsomorphicFn()
  .client((_: readonly Match[]): WordsOfPage => ({ locales: [], namespaces: [] }))
  .server(
    (matches: readonly Match[]): WordsOfPage =>
      withEdits(wordsOfMatches(matches), matches.at(-1)?.pathname ?? '/'),
  )

/**
 * For the root's `beforeLoad`. Without a network the messages of a namespace are missed where they are read (`wordsOf`), so
 * that what stands around the page stays; without a language's own nothing does.
 */
export async function loadWordsToShow(matches: readonly Match[]): Promise<void> {
  const page = wordsOfMatches(matches)
  const all = loadWordsOfPage(page).catch((error) => {
    if (!isNetworkError(error)) throw error
  })
  await Promise.all([loadWordsOfPage({ ...page, namespaces: [] }), all])
}

export async function loadWordsOfPage({ locales, namespaces, edits }: WordsOfPage): Promise<void> {
  const overlay = edits && import('#i18n/edits.ts')
  await Promise.all(locales.map((locale) => loadWords(locale, namespaces)))
  if (edits) await (await overlay)?.takeEdits(edits, ['root', ...namespaces])
}
