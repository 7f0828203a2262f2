import type { Locales, Namespaces } from './i18n-types.ts'

/**
 * What the names of the files end in from which a browser reads the words. The build of the browser fills it in
 * (app/word-files-plugin.ts); elsewhere words are modules.
 */
export const wordsVersion = ''

/** The folder they are in, as a browser addresses it. */
export const wordsFolder = '/assets/'

/**
 * The name of a file of words.
 * @param name of a namespace, or of the root dictionary
 */
export function wordsFile(locale: Locales, name: Namespaces | 'root'): string {
  return `${locale}-${name}-${wordsVersion}.json`
}
