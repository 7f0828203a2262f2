import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { locales } from '#src/site/locale.ts'
import type { SearchTerms } from './alternative.ts'
import { foldText } from './fold-text.ts'

/** What the words say about searching, of both languages: visitors mix them. */
export async function searchTerms(): Promise<SearchTerms> {
  await Promise.all(locales.map((lang) => loadWords(lang, ['search-terms'])))
  const words = locales.map((lang) => wordsOf(lang, 'search-terms'))
  const pairs = words.flatMap(({ traditional }) => traditional.split(' ').filter((pair) => pair !== ''))
  const simplified = new Map(pairs.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]))
  const listOf = (text: string) => text.split(' ').map((word) => foldText(word, simplified))
  return {
    simplified,
    fillers: new Set(words.flatMap(({ fillers }) => listOf(fillers))),
    aliases: aliasesOf(
      words.flatMap(({ aliases }) => aliases.map(({ path, words }) => ({ path, names: listOf(words) }))),
    ),
    groups: words.flatMap(({ groups }) => groups.split('\n').map(listOf)),
  }
}

function aliasesOf(list: readonly { path: string; names: readonly string[] }[]): Map<string, string[]> {
  const byPath = Map.groupBy(list, ({ path }) => path)
  return new Map([...byPath].map(([path, same]) => [path, same.flatMap(({ names }) => names)]))
}
