import type { Locales, Namespaces } from '#i18n/i18n-types.ts'
import { fallbackLocale, localeOfPath } from '#src/site/locale.ts'

type Match = { pathname: string; staticData?: { words?: readonly Namespaces[] } }

/** What the browser has to load before it can hydrate the page. */
export type WordsOfPage = { locale: Locales; namespaces: Namespaces[] }

/** The language of the matched page and the namespaces its routes name. */
export function wordsOfMatches(matches: readonly Match[]): WordsOfPage {
  const path = matches.at(-1)?.pathname ?? '/'
  const named = matches.flatMap((match) => match.staticData?.words ?? [])
  return { locale: localeOfPath(path) ?? fallbackLocale, namespaces: [...new Set(named)] }
}
