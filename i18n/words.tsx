import { createContext, type ReactNode, useContext } from 'react'
import { i18nObject } from 'typesafe-i18n'
import { withUnitsKept } from '#contract/texts/units.ts'
import type cn from './cn/index.ts'
import type { NamespaceWords } from './i18n-namespaces.ts'
import type { Formatters, Locales, Namespaces, TranslationFunctions, Translations } from './i18n-types.ts'
import { loadedFormatters, loadedLocales } from './i18n-util.ts'
import { whyLost } from './load-words.ts'

const Language = createContext<Locales>('cn')

/** Gives every component below it the words of one language. The language's words must be loaded (`loadWords`). */
export function WordsProvider({ locale, children }: { locale: Locales; children: ReactNode }) {
  return <Language value={locale}>{children}</Language>
}

/** The language of the page. */
export function useLocale(): Locales {
  return useContext(Language)
}

/** The plain words of a namespace in the page's language, as typed data: for texts and lists without parameters. */
export function useWords<N extends Namespaces>(namespace: N): NamespaceWords[N] {
  return wordsOf(useLocale(), namespace)
}

/** The words that every page has: header, footer, menu, status page. */
export function useSiteWords(): typeof cn {
  return siteWordsOf(useLocale())
}

/** A language, or where its words could not be fetched one whose words are there. */
export function readableLocale(locale: Locales): Locales {
  const loaded = Object.entries(loadedLocales).filter(([, words]) => 'header' in words)
  return loaded.some(([key]) => key === locale) ? locale : ((loaded[0]?.[0] as Locales | undefined) ?? locale)
}

/** typesafe-i18n's functions, for messages with parameters and plurals. */
export function useLL(): TranslationFunctions {
  return messagesOf(useLocale())
}

/** @throws what its load failed with; where it was not loaded at all, the page's row (src/site/pages.ts) or the staff's route (`staticData.words`) forgot to name it */
export function wordsOf<N extends Namespaces>(locale: Locales, namespace: N): NamespaceWords[N] {
  const dictionary: Partial<NamespaceWords> | undefined = dictionaryOf(locale)
  const words = dictionary?.[namespace]
  if (!words) throw whyLost(locale, namespace) ?? new Error(`not loaded: ${locale}/${namespace}`)
  return words
}

export function siteWordsOf(locale: Locales): typeof cn {
  return dictionaryOf(locale)
}

/** The dictionary as the messages themselves are typed, each number with its unit in one line. */
function dictionaryOf(locale: Locales) {
  return withUnitsKept(loadedLocales[locale]) as unknown as typeof cn & Partial<NamespaceWords>
}

export function messagesOf(locale: Locales): TranslationFunctions {
  const dictionary = loadedLocales[locale]
  const known = messages.get(dictionary)
  if (known) return known
  const made = i18nObject<Locales, Translations, TranslationFunctions, Formatters>(
    locale,
    withUnitsKept(dictionary),
    loadedFormatters[locale],
  )
  messages.set(dictionary, made)
  return made
}

// a namespace that arrives later replaces the dictionary object, so functions are remembered per object
const messages = new WeakMap<object, TranslationFunctions>()
