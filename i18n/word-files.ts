import type { Locales, Namespaces } from './i18n-types.ts'

/**
 * Where the browser finds the words of each language: the address of its root dictionary and of each namespace. The build
 * of the browser fills it in (app/word-files-plugin.ts); elsewhere words are modules.
 */
export const wordFiles: WordFiles | null = null as WordFiles | null

export type WordFiles = Record<Locales, Record<Namespaces | 'root', string>>
