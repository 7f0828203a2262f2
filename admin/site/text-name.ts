import { isData, leavesOf, type Word, wordOf } from '#contract/texts/site-texts.ts'
import type { FoundText } from './site-texts.server.ts'

/** What a text is called: its first words as they are now, of a list those of its entries. */
export function beginningOf({ id, edit, inCode }: FoundText, lang: 'cn' | 'en'): string {
  const word = wordOf(edit?.draft[lang] ?? inCode?.[lang] ?? edit?.base[lang]) ?? ''
  const text = Array.isArray(word)
    ? word.map((entry, index) => nameOf(`${id}.${index}`, entry)).join(' · ')
    : nameOf(id, word)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/** The first text of an entry. @param path `NAMESPACE/PATH` */
export function nameOf(path: string, entry: Word): string {
  const texts = leavesOf(entry).filter(([at, text]) => text && !isData(at ? `${path}.${at}` : path))
  return texts[0]?.[1] ?? ''
}

/** What a field is called. @param path of the text, and within it @param names of keys @param other for a key without one */
export function fieldName(path: string, names: Readonly<Record<string, string>>, other: string): string {
  const keys = path.split('.')
  const [key = ''] = keys.filter((one) => !/^\d+$/.test(one)).slice(-1)
  return names[key] ?? other
}
