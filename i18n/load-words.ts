import { initFormatters } from './formatters.ts'
import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'
import { loadedFormatters, loadedLocales } from './i18n-util.ts'
import { wordsFile, wordsFolder } from './word-files.ts'

/**
 * Loads the root dictionary of a language and the named namespaces, each once and all at the same time. In a browser they
 * are data and no script: read in less time, and by what reads nothing else.
 * @throws Error when one cannot be fetched; it is asked for again the next time
 */
export async function loadWords(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
  await Promise.all(['root' as const, ...namespaces].map((name) => once(locale, name)))
}

function once(locale: Locales, name: Namespaces | 'root'): Promise<void> {
  const key = `${locale}/${name}`
  const known = loads.get(key)
  if (known) return known
  const load = loadOne(locale, name)
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

const loads = new Map<string, Promise<void>>()

async function loadOne(locale: Locales, name: Namespaces | 'root'): Promise<void> {
  // the build of the browser says so (app/word-files-plugin.ts); then the imports of the modules leave its code
  if (!import.meta.env.WORDS_ARE_DATA) {
    await (name === 'root' ? loadLocaleAsync(locale) : loadNamespaceAsync(locale, name))
  } else {
    const words = await fetchWords(wordsFolder + wordsFile(locale, name))
    loadedLocales[locale] = { ...loadedLocales[locale], ...(name === 'root' ? words : { [name]: words }) }
    if (name === 'root') loadedFormatters[locale] = initFormatters(locale)
  }
}

async function fetchWords(url: string): Promise<Translations> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`words ${url}: status ${response.status}`)
  return response.json()
}
