import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Thing } from 'schema-dts'
import { wordsOf } from '#i18n/words.tsx'
import { isOpen, type JobDetail } from '#src/careers/jobs.ts'
import type { PageFacts } from '#src/discovery/page-facts.ts'
import {
  breadcrumbList,
  faqPage,
  jobPosting,
  newsArticle,
  organization,
  softwareApplication,
  webSite,
} from '#src/discovery/schema.ts'
import { articleTrail } from '#src/news/article/article-trail.ts'
import type { Article } from '#src/news/news.ts'
import { productTrail } from '#src/products/product-trail.ts'
import { isProductKey, type ProductKey, productNames } from '#src/site/products.ts'
import { isServiceId, serviceTrail } from '#src/support/services.ts'

/**
 * What a page is about, for search engines: the nodes of its graph. None for pages that are about nothing of the kind.
 */
export function structuredDataOf(page: PageFacts, { loaderData }: AnyRouteMatch): Thing[] {
  const { lang, origin } = page
  const [, area = '', name = ''] = page.path.split(/[/?]/)
  if (name === 'joinus') return jobGraph(page, loaderData as { job?: JobDetail } | undefined)
  if (name === 'news-detail') return articleGraph(page, loaderData as Article | undefined)
  if (area === '') return [webSite(origin, lang), organization(origin, lang)]
  if (area === 'product' && isProductKey(name)) return productGraph(page, name)
  if (area === 'solution' && isProductKey(name)) return solutionGraph(page, name)
  if (area === 'service' && isServiceId(name)) {
    const words = wordsOf(lang, 'service')
    return [breadcrumbList(page, serviceTrail(words), words.items[name].title)]
  }
  if (name === 'about' || name === 'contact') return [organization(origin, lang)]
  if (name === 'recruitment') return [faqPage(page, wordsOf(lang, 'careers').recruitment.faq.items)]
  return []
}

function productGraph(page: PageFacts, product: ProductKey): Thing[] {
  const words = wordsOf(page.lang, `product-${product}`)
  return [
    softwareApplication(page, words),
    faqPage(page, words.faq),
    breadcrumbList(page, productTrail(wordsOf(page.lang, 'products')), words.name),
  ]
}

function solutionGraph(page: PageFacts, product: ProductKey): Thing[] {
  const trail = productTrail(wordsOf(page.lang, 'solutions'))
  return [breadcrumbList(page, trail, productNames[product])]
}

function jobGraph(page: PageFacts, data: { job?: JobDetail } | undefined): Thing[] {
  return data?.job && isOpen(data.job) ? [jobPosting(page, data.job)] : []
}

function articleGraph(page: PageFacts, article: Article | undefined): Thing[] {
  if (!article) return []
  const trail = articleTrail(wordsOf(page.lang, 'news'))
  return [newsArticle(page, article), breadcrumbList(page, trail, article.title)]
}
