import type { Locales, Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'

/**
 * Imports the root dictionary of a language and the named namespaces, each once and all at the same time.
 * @throws Error when one cannot be fetched; it is asked for again the next time
 */
export async function loadWords(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
  await Promise.all(['root' as const, ...namespaces].map((name) => once(locale, name)))
}

function once(locale: Locales, name: Namespaces | 'root'): Promise<void> {
  const key = `${locale}/${name}`
  const known = loads.get(key)
  if (known) return known
  const load = name === 'root' ? loadLocaleAsync(locale) : loadNamespaceAsync(locale, name)
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

const loads = new Map<string, Promise<void>>()
