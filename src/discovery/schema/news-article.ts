import type { NewsArticle } from 'schema-dts'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { shareImagePath } from '#src/site/share-image.ts'
import type { PageFacts } from '../page-facts.ts'
import { namedOrganization } from './organization.ts'

/** An article, in the language it is written in. */
export function newsArticle(
  page: PageFacts,
  article: { title: string; publishDate: string; lang: Locale },
): NewsArticle {
  const image = (shape: 'wide' | 'square') => `${page.origin}${shareImagePath(page.lang, page.card, shape)}`
  const vendor = namedOrganization(page.origin, page.lang)
  return {
    '@type': 'NewsArticle',
    '@id': `${page.url}#article`,
    mainEntityOfPage: page.url,
    headline: article.title,
    description: page.description,
    // the day it was published on, in China; articles are not said to have changed since
    datePublished: `${article.publishDate}T00:00:00+08:00`,
    inLanguage: languageTag(article.lang),
    image: [image('wide'), image('square')],
    author: vendor,
    publisher: vendor,
  }
}
