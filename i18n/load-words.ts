import type { Locales, Namespaces } from './i18n-types.ts'
import * as generated from './i18n-util.async.ts'

let loaders: typeof generated = generated

/**
 * Imports the root dictionary of a language and the named namespaces, each once and all at the same time.
 * @throws Error when one cannot be fetched; it is asked for again the next time
 */
export async function loadWords(locale: Locales, namespaces: readonly Namespaces[]): Promise<void> {
  // settled, all of them: the page that says which one failed needs the others
  const loaded = await Promise.allSettled(['root' as const, ...namespaces].map((name) => once(locale, name)))
  const failed = loaded.find((load) => load.status === 'rejected')
  if (failed) throw failed.reason
}

function once(locale: Locales, name: Namespaces | 'root'): Promise<void> {
  const key = `${locale}/${name}`
  const known = loads.get(key)
  if (known) return known
  const load = (
    name === 'root' ? loaders.loadLocaleAsync(locale) : loaders.loadNamespaceAsync(locale, name)
  ).then(() => overlay?.(locale, name))
  loads.set(key, load)
  load.catch((error) => {
    loads.delete(key)
    lost.set(key, error)
  })
  return load
}

const loads = new Map<string, Promise<void>>()
const lost = new Map<string, unknown>()

/** Why messages are not there that were to be loaded. */
export function whyLost(locale: Locales, name: Namespaces): unknown {
  return lost.get(`${locale}/${name}`)
}

/** What the code says. */
export async function importWords(locale: Locales, name: Namespaces | 'root'): Promise<object> {
  return name === 'root' ? loaders.importLocaleAsync(locale) : loaders.importNamespaceAsync(locale, name)
}

type Overlay = (locale: Locales, name: Namespaces | 'root') => Promise<void>
let overlay: Overlay | undefined

/** Called with each part that is loaded from now on, before anybody reads it. */
export function overlayWords(lay: Overlay): void {
  overlay = lay
}

// npm run dev: an edit of words ends here. The server reads them anew and then has pages load again, which keeps the two
// from rendering different words.
if (import.meta.hot)
  import.meta.hot.accept('./i18n-util.async.ts', (renewed) => {
    loaders = { ...loaders, ...renewed }
    loads.clear()
    if (import.meta.env.SSR) import.meta.hot?.send('site:words')
  })
