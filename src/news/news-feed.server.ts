import { articlePath } from '#contract/keys.ts'
import type { NewsCategory, NewsItem } from '#contract/news-schema.ts'
import { type ProductKey, productNames } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { publishedMoment, updatedMoment } from '#src/site/articles/article-moments.ts'
import { siteEnv } from '#src/site/env.ts'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { escapeXml } from '#src/site/xml.ts'
import { readArticle, readNewsList } from '#src/upstream/news.server.ts'
import { sanitiseArticle } from './article/article-html.server.ts'
import partNames from './part-names.json'

const entryCount = 20

/** Full text, from the cache during an outage. @returns Atom XML and whether complete; undefined without a list */
export async function newsFeed(
  lang: Locale,
  category?: NewsCategory,
  product?: ProductKey,
): Promise<{ xml: string; isWhole: boolean } | undefined> {
  await loadWords(lang, ['news'])
  const { publicOrigin } = siteEnv()
  const reading = await readNewsList({ lang, limit: 50, ...(category && { category }) })
  if (!('data' in reading)) return undefined
  // the English list has Chinese articles too
  const items = reading.data.items
    .filter((item) => item.lang === lang && (!product || isAbout(item, product)))
    .slice(0, entryCount)
  const entries: string[] = []
  // sequential: visitors use the upstream too
  for (const item of items) entries.push(await entryXml(item, publicOrigin))
  const words = wordsOf(lang, 'news').list
  const { name } = siteWordsOf(lang).site
  const page = `${publicOrigin}/${lang}/about/news${category ? `?category=${category}` : ''}`
  const query = String(new URLSearchParams({ ...(category && { category }), ...(product && { product }) }))
  const self = `${publicOrigin}/feed/${lang}.xml${query && '?'}${query}`
  const updated = items.map(updatedMoment).sort().at(-1) ?? new Date().toISOString()
  // RFC 4287
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(lang)}">`,
    element('id', self),
    element(
      'title',
      [product && productNames[product], category ? words.categories[category] : words.title, name]
        .filter(Boolean)
        .join(' · '),
    ),
    element('subtitle', words.lead),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${languageTag(lang)}" href="${escapeXml(page)}"/>`,
    element('updated', updated),
    `<author>${element('name', name)}</author>`,
    element('icon', `${publicOrigin}/icon-192.png`),
    ...entries,
    '</feed>',
    '',
  ].join('\n')
  return { xml, isWhole: reading.state === 'fresh' }
}

/** Whether an article says in its title or summary that it is about a product. */
function isAbout({ title, summary }: NewsItem, product: ProductKey): boolean {
  const text = `${title} ${summary}`.toLowerCase()
  return [productNames[product], ...partNames[product]].some((name) => text.includes(name.toLowerCase()))
}

/** Falls back to the summary without full text. */
async function entryXml(item: NewsItem & { record?: string }, publicOrigin: string): Promise<string> {
  const { id, record = id, lang, title, summary } = item
  const url = `${publicOrigin}/${lang}${articlePath(id)}`
  const reading = await readArticle(id, { lang })
  const html = 'data' in reading ? sanitiseArticle(reading.data.bodyHtml, reading.data.pictures) : undefined
  // absolute URLs, for readers
  const portable = html
    ?.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${publicOrigin}/`)
    .replaceAll(/(?<= srcset="[^"]*)\/media\//g, `${publicOrigin}/media/`)
  return [
    '<entry>',
    // stays when the address changes
    element('id', `${publicOrigin}/${lang}${articlePath(record)}`),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', publishedMoment(item)),
    element('updated', updatedMoment(item)),
    ...('data' in reading && reading.data.author
      ? [`<author>${element('name', reading.data.author)}</author>`]
      : []),
    element('summary', summary),
    ...(portable === undefined ? [] : [`<content type="html">${escapeXml(portable)}</content>`]),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
