import type { Locales, Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { localeOfPath, locales } from '#src/site/locale.ts'

type Match = { pathname: string; staticData?: { words?: readonly Namespaces[] } }

/** Messages the browser loads before hydration. */
export type WordsOfPage = { locales: readonly Locales[]; namespaces: readonly Namespaces[] }

/** The page's language (all languages where unknown) and the namespaces its routes declare. */
export function wordsOfMatches(matches: readonly Match[]): WordsOfPage {
  const locale = localeOfPath(matches.at(-1)?.pathname ?? '/')
  const named = matches.flatMap((match) => match.staticData?.words ?? [])
  return { locales: locale ? [locale] : locales, namespaces: [...new Set(named)] }
}

export async function loadWordsOfPage({ locales, namespaces }: WordsOfPage): Promise<void> {
  await Promise.all(locales.map((locale) => loadWords(locale, namespaces)))
}
