import type { Locales, Namespaces } from './i18n-types.ts'

/**
 * What the names of the files end in from which a browser reads the words. The build of the browser fills it in
 * (app/word-files-plugin.ts); elsewhere words are modules.
 */
export const wordsVersion = ''

/**
 * Where the words are.
 * @param name of a namespace, or of the root dictionary
 */
export function wordsAddress(locale: Locales, name: Namespaces | 'root'): string {
  return `/assets/${locale}-${name}-${wordsVersion}.json`
}
