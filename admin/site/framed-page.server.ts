import { notFound } from '@tanstack/react-router'
import { clausesOf, cleanWord, faultOf, wordOf } from '#contract/texts/site-texts.ts'
import { type Edits, wordsInCode } from '#i18n/edits.ts'
import { fetchFramed } from '#i18n/framed-page.ts'
import { isPart } from '#i18n/is-part.ts'
import { readMarks } from '#i18n/marks.ts'
import { siteEnv } from '#src/site/env.ts'
import { StatusError } from '#src/site/failure.ts'
import { fallbackLocale, type Locale, localeOfPath } from '#src/site/locale.ts'
import { allTexts, type FoundText } from './site-texts.server.ts'

/** What is typed of a text and not yet saved; JSON by language. */
export type TypedText = { id: string; cn: string; en: string }

type TextOfPage = { id: string; text: string }

/**
 * A public page with the drafts of its texts and what is typed.
 * @property html a document without scripts
 * @property texts by the number of their marks (`readMarks`)
 * @property seo titles and descriptions for search engines in its head
 */
export type FramedPage = {
  path: string
  lang: Locale
  html: string
  texts: Record<number, TextOfPage>
  seo: TextOfPage[]
}

/** @param path with its search @throws notFound where there is no page; StatusError as `readStaff`, and where the page failed */
export async function framedPage(path: string, typed?: TypedText): Promise<FramedPage> {
  const all = await allTexts()
  const { publicOrigin } = siteEnv()
  let url = new URL(path, publicOrigin)
  for (let redirects = 0; redirects < 4; redirects += 1) {
    const { origin, pathname, search } = url
    if (origin !== new URL(publicOrigin).origin || !/^\/((cn|en)(\/|$)|$)/.test(pathname)) break
    const lang = localeOfPath(pathname) ?? fallbackLocale
    const drafts = await draftsOf(all, lang, typed)
    const { response, texts } = await fetchFramed(url, lang, drafts)
    if (response.status >= 500) throw new StatusError(503, `${pathname} answered ${response.status}`)
    const location = response.headers.get('location')
    if (!location) {
      if (!response.headers.get('content-type')?.startsWith('text/html')) break
      const html = withoutScripts(await response.text())
      const numbers = [...new Set(readMarks(html).numbers)]
      const found = numbers.flatMap((number) => (texts[number] ? [[number, texts[number]] as const] : []))
      const seo = seoOf(all, lang, html)
      return { path: pathname + search, lang, html, texts: Object.fromEntries(found), seo }
    }
    url = new URL(location, url)
  }
  throw notFound()
}

function withoutScripts(html: string): string {
  return html.replace(/<(script|noscript)\b[\s\S]*?<\/\1>|<link [^>]*rel="modulepreload"[^>]*>/g, '')
}

/** What stands over the messages of the code; a draft that cannot be rendered is left out. */
async function draftsOf(all: readonly FoundText[], lang: Locale, typed?: TypedText): Promise<Edits> {
  const drafts: Edits = {}
  for (const { id, part, place, inCode, edit } of all) {
    const said = edit && edit.base[lang] === inCode?.[lang] ? edit.draft[lang] : null
    const json = typed?.id === id ? typed[lang] : said
    // what is public and is not in the draft any more
    const value = json ?? (edit ? inCode?.[lang] : undefined)
    // mails are on no page
    if (value === undefined || !isPart(part)) continue
    const word = wordOf(value)
    const fault = faultOf(lang, part, place, wordOf(inCode?.[lang]), word)
    if (word === undefined || fault === 'unknown' || fault === 'shape') continue
    const cleaned = cleanWord(word)
    const clauses = clausesOf(await wordsInCode(lang, part), place, cleaned, lang)
    drafts[part] = { ...drafts[part], [place]: cleaned, ...(clauses && { [clauses.place]: clauses.value }) }
  }
  return drafts
}

/** The texts for search engines that a document's head has. */
function seoOf(all: readonly FoundText[], lang: Locale, html: string): TextOfPage[] {
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return all.flatMap(({ id, place, inCode, edit }) => {
    if (!/(^|\.)seo\.(title|description)$/.test(place)) return []
    const text = wordOf(edit?.published[lang] ?? inCode?.[lang])
    return typeof text === 'string' && text && head.includes(text) ? [{ id, text }] : []
  })
}
