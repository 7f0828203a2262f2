import { type Locale, languageTag } from '#src/site/locale.ts'

/** Texts as a list in a sentence: a, b, c. */
export function listText(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTag(locale), { style: 'narrow' }).format(texts)
}
