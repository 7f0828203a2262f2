import type { Words } from '#contract/texts/site-texts.ts'
import type { Values } from './edits.ts'
import { laidOver } from './edits.ts'
import type { Locales, Translations } from './i18n-types.ts'
import { loadedLocales, namespaces } from './i18n-util.ts'
import { type MarkedText, markedWords } from './marks.ts'

/** Values by namespace, as `Edits`. */
type Drafts = { [part: string]: Values }
type Framed = { lang: Locales; drafts: Drafts; texts: MarkedText[] }

/** Requests of the staff's frame. No visitor's is among them: they are made here, not received. */
const framed = new WeakMap<Request, Framed>()

let fetchPage: (request: Request) => Promise<Response> | Response = () => new Response(null, { status: 503 })

/** Set by the site's entry. */
export function renderFramesBy(fetch: typeof fetchPage): void {
  fetchPage = fetch
}

/** A public page whose texts say where they come from, with drafts in place of what is public. @param url of this site */
export async function fetchFramed(
  url: URL,
  lang: Locales,
  drafts: Drafts,
): Promise<{ response: Response; texts: MarkedText[] }> {
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const texts: MarkedText[] = []
  framed.set(request, { lang, drafts, texts })
  return { response: await fetchPage(request), texts }
}

/**
 * Renders, for a frame with drafts. They stand in place of the messages only during `render`, which is synchronous: loaders,
 * caches and the search index of all visitors never read them.
 */
export function renderFramed<T>(request: Request, render: () => T): T {
  const frame = framed.get(request)
  const words = frame && loadedLocales[frame.lang]
  if (!words) return render()
  loadedLocales[frame.lang] = wordsOfFrame(words, frame)
  try {
    return render()
  } finally {
    loadedLocales[frame.lang] = words
  }
}

function wordsOfFrame(dictionary: Translations, { drafts, texts }: Framed): Translations {
  const marked = (part: string, words: Words) => markedWords(part, laidOver(words, drafts[part]), texts)
  const isPart = (key: string) => (namespaces as string[]).includes(key)
  const words = dictionary as unknown as Words
  const root = marked('root', Object.fromEntries(Object.entries(words).filter(([key]) => !isPart(key))))
  for (const part of Object.keys(words)) {
    if (!isPart(part) || part.startsWith('admin')) continue
    let made: Words | undefined
    Object.defineProperty(root, part, {
      enumerable: true,
      get: () => {
        made ??= marked(part, words[part] as Words)
        return made
      },
    })
  }
  return root as unknown as Translations
}
