import { notFound } from '@tanstack/react-router'
import { clausesOf, cleanWord, faultOf, wordOf } from '#contract/texts/site-texts.ts'
import { type Edits, wordsInCode } from '#i18n/edits.ts'
import { fetchFramed } from '#i18n/framed-page.ts'
import { isPart } from '#i18n/is-part.ts'
import { readMarks } from '#i18n/marks.ts'
import { siteEnv } from '#src/site/env.ts'
import { StatusError } from '#src/site/failure.ts'
import { type Locale, localeOfPath } from '#src/site/locale.ts'
import { allTexts, type FoundText } from './site-texts.server.ts'

/** What is typed of a text and not yet saved; JSON by language. */
export type TypedText = { id: string; cn: string; en: string }

/** @property text of the message, or of the entry of a list */
export type TextOfPage = { id: string; text: string }

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
  const { publicOrigin } = siteEnv()
  const { origin, pathname, search } = new URL(path, publicOrigin)
  const lang = localeOfPath(pathname)
  if (origin !== new URL(publicOrigin).origin || !lang) throw notFound()
  const all = await allTexts()
  const drafts = await draftsOf(all, lang, typed)
  const { response, texts } = await fetchFramed(new URL(pathname + search, origin), lang, drafts)
  if (response.status >= 500) throw new StatusError(503, `${pathname} answered ${response.status}`)
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw notFound()
  const html = withoutScripts(await response.text())
  const found = [...new Set(readMarks(html).numbers)].flatMap((number) =>
    texts[number] ? [[number, texts[number]] as const] : [],
  )
  return {
    path: pathname + search,
    lang,
    html,
    texts: Object.fromEntries(found),
    seo: seoOf(all, lang, html),
  }
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
