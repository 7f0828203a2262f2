import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from './locale.ts'

/** An indexable page, in every language. */
export type PublishedPage = {
  /** without language, '' for home */
  path: string
  read: (lang: Locale) => Promise<{ title: string; description: string }>
}

/** A page whose title and description are messages. */
export function publishedPage<N extends Namespaces>(
  path: string,
  namespace: N,
  select: (words: NamespaceWords[N]) => { title: string; description: string },
): PublishedPage {
  const read = async (lang: Locale) => {
    await loadWords(lang, [namespace])
    return select(wordsOf(lang, namespace))
  }
  return { path, read }
}
