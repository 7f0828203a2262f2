import type { Word, Words } from '#contract/texts/site-texts.ts'
import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { loadedLocales } from './i18n-util.ts'
import { importWords, overlayWords } from './load-words.ts'

/** A namespace, or the messages that every page has. */
export type Part = Namespaces | 'root'

/** Texts and whole lists, by path of keys in the namespace, such as `slides.mvda.title`. */
export type Values = Words
/** What staff have changed of a language. */
export type Edits = { [part: string]: Values }

const edits: { [L in Locales]?: Edits } = {}
const defaults = new Map<string, object>()

/** Has loaded messages, and those that come later, say what staff have published. */
export function setEdits(locale: Locales, next: Edits): void {
  edits[locale] = next
  for (const [key, words] of defaults) {
    const [of, part] = key.split('/') as [Locales, Part]
    if (of === locale) lay(locale, part, words)
  }
}

export function editsOf(locale: Locales, part: Part): Values | undefined {
  return edits[locale]?.[part]
}

/** To be called when a part was loaded: keeps what the code says. */
export async function layOver(locale: Locales, part: Part): Promise<void> {
  const words = await wordsInCode(locale, part)
  defaults.set(`${locale}/${part}`, words)
  if (editsOf(locale, part)) lay(locale, part, words)
}

/** The messages of a part as they are in the code. */
export async function wordsInCode(locale: Locales, part: Part): Promise<Words> {
  const words: unknown = await importWords(locale, part)
  return words as Words
}

function lay(locale: Locales, part: Part, words: object): void {
  const laid = laidOver(words, editsOf(locale, part))
  const dictionary = loadedLocales[locale] as Translations | undefined
  const current = part === 'root' ? dictionary : dictionary?.[part]
  if (laid === current) return
  // a new object: functions of messages are remembered by it
  loadedLocales[locale] = { ...dictionary, ...(part === 'root' ? laid : { [part]: laid }) } as Translations
}

/** Messages with values in their places; what does not change is shared. */
export function laidOver<T extends object>(words: T, values: Values = {}): T {
  let all = words
  for (const [place, value] of Object.entries(values)) all = withValue(all, place.split('.'), value) as T
  return all
}

function withValue(words: unknown, [key, ...rest]: string[], value: Word): unknown {
  if (key === undefined) return value
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, key)) return words
  return { ...words, [key]: withValue((words as Record<string, unknown>)[key], rest, value) }
}

/** What a page brings; of what its scripts fetch later a part is named even where nothing of it is changed. */
export type EditsOfPage = { version: string; parts: { [L in Locales]?: Edits } }

let version: string | undefined

/** Of all that is published, on the server; undefined where nothing is. */
export function editsVersion(): string | undefined {
  return version
}

export function setVersion(next: string | undefined): void {
  version = next
}

/** In the browser, once the parts of the page are loaded. */
export async function takeEdits({ version, parts }: EditsOfPage, loaded: readonly Part[]): Promise<void> {
  Object.assign(edits, parts)
  const files = new Map<Locales, Promise<void>>()
  // what the page brought stays as it was rendered, also where the file is newer
  const isBrought = (locale: Locales, part: Part) => {
    const own = parts[locale]
    return own !== undefined && (loaded.includes(part) || part in own)
  }
  overlayWords(async (locale, part) => {
    if (!isBrought(locale, part)) {
      const file = files.get(locale) ?? fetchEdits(locale, version, isBrought)
      files.set(locale, file)
      await file
    }
    await layOver(locale, part)
  })
  for (const locale of Object.keys(parts) as Locales[])
    await Promise.all(loaded.map((part) => layOver(locale, part)))
}

/** Without the file, what the code says stands. */
async function fetchEdits(
  locale: Locales,
  version: string,
  isBrought: (locale: Locales, part: Part) => boolean,
): Promise<void> {
  try {
    const answer = await fetch(`/words/${locale}/${version}.json`)
    const all: Edits = answer.ok ? await answer.json() : {}
    const others = Object.entries(all).filter(([part]) => !isBrought(locale, part as Part))
    edits[locale] = { ...Object.fromEntries(others), ...edits[locale] }
  } catch {
    // as in the code
  }
}
