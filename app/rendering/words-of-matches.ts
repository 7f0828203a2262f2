import type { Locales, Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { localeOfPath, locales } from '#src/site/locale.ts'

type Match = { pathname: string; staticData?: { words?: readonly Namespaces[] } }

/** What the browser has to load before it can hydrate the page. */
export type WordsOfPage = { locales: readonly Locales[]; namespaces: readonly Namespaces[] }

/** The language of the matched page (all of them where it is unknown) and the namespaces its routes name. */
export function wordsOfMatches(matches: readonly Match[]): WordsOfPage {
  const locale = localeOfPath(matches.at(-1)?.pathname ?? '/')
  const named = matches.flatMap((match) => match.staticData?.words ?? [])
  return { locales: locale ? [locale] : locales, namespaces: [...new Set(named)] }
}

export async function loadWordsOfPage({ locales, namespaces }: WordsOfPage): Promise<void> {
  await Promise.all(locales.map((locale) => loadWords(locale, namespaces)))
}
