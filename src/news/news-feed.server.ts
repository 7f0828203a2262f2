import type { NewsCategory, NewsItem } from '#api/contract/news-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { siteEnv } from '#src/site/env.ts'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { escapeXml } from '#src/site/xml.ts'
import { readArticle, readNewsList } from '#src/upstream/news.server.ts'
import { sanitiseArticle } from './article/article-html.server.ts'

/** Articles in a feed. */
const entryCount = 20

/**
 * The newest articles of a language with their full text. While the upstream does not answer it has what is
 * remembered, or nothing: a reader keeps what it has.
 * @returns the Atom document, and whether it is as it should be
 */
export async function newsFeed(
  lang: Locale,
  category?: NewsCategory,
): Promise<{ xml: string; isWhole: boolean }> {
  await loadWords(lang, ['news'])
  const { publicOrigin } = siteEnv()
  const reading = await readNewsList({ lang, limit: 50, ...(category && { category }) })
  const listed = 'data' in reading ? reading.data.items : []
  // the English list has Chinese articles too
  const items = listed.filter((item) => item.lang === lang).slice(0, entryCount)
  const entries: AtomEntry[] = []
  // one after the other: visitors ask the upstream at the same time
  for (const item of items) entries.push(await entryOf(item, publicOrigin))
  const words = wordsOf(lang, 'news').list
  const query = category ? `?category=${category}` : ''
  const xml = atomFeed({
    title: `${category ? words.categories[category] : words.title} · ${siteWordsOf(lang).site.name}`,
    subtitle: words.lead,
    author: siteWordsOf(lang).site.name,
    language: languageTag(lang),
    self: `${publicOrigin}/feed/${lang}.xml${query}`,
    page: `${publicOrigin}/${lang}/about/news${query}`,
    icon: `${publicOrigin}/icon-192.png`,
    entries,
  })
  return { xml, isWhole: reading.state === 'fresh' }
}

async function entryOf(item: NewsItem, publicOrigin: string): Promise<AtomEntry> {
  const { id, lang, title, summary, publishDate, updatedDate } = item
  const reading = await readArticle(id, { lang })
  const html = 'data' in reading ? sanitiseArticle(reading.data.bodyHtml, reading.data.pictures) : undefined
  return {
    url: `${publicOrigin}/${lang}/about/news-detail/${id}`,
    title,
    summary,
    // the day it was published on, in China
    published: `${publishDate}T00:00:00+08:00`,
    updated: `${updatedDate ?? publishDate}T00:00:00+08:00`,
    // a reader shows it on a page of its own
    html: html
      ?.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${publicOrigin}/`)
      .replaceAll(/(?<= srcset="[^"]*)\/media\//g, `${publicOrigin}/media/`),
  }
}

type AtomEntry = {
  url: string
  title: string
  summary: string
  /** RFC 3339 */
  published: string
  updated: string
  /** the whole text; without it the summary has to do */
  html: string | undefined
}

type AtomFeed = {
  title: string
  subtitle: string
  author: string
  language: string
  /** the feed's own address, and that of the page it stands for */
  self: string
  page: string
  icon: string
  entries: readonly AtomEntry[]
}

/** Writes an Atom document (RFC 4287). */
function atomFeed({ title, subtitle, author, language, self, page, icon, entries }: AtomFeed): string {
  const updated =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? new Date().toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(page)}"/>`,
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    element('icon', icon),
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml({ url, title, summary, published, updated, html }: AtomEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', published),
    element('updated', updated),
    element('summary', summary),
    ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
