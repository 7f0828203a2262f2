import type {
  BreadcrumbList,
  JobPosting,
  NewsArticle,
  Organization,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts'
import type { JobDetail } from '#contract/job-schema.ts'
import type { NewsDetail } from '#contract/news-schema.ts'
import { siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { publishedMoment, updatedMoment } from '#src/site/articles/article-moments.ts'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import type { Trail } from '#src/site/navigation.ts'
import { shareImagePath } from '#src/site/share-image.ts'
import { escapeXml } from '#src/site/xml.ts'
import type { PageFacts } from './social-tags.ts'

// schema.org nodes. The ids of vendor and site are the same on all pages and in all languages. Of both languages the
// site's words and `company-facts` must be loaded.

export function organization(origin: string, lang: Locale): Organization {
  const { phone, email, address } = siteWordsOf(lang).company
  const { legalName, foundedYear } = wordsOf(lang, 'company-facts')
  return {
    ...vendor(origin, lang),
    alternateName: nameIn(lang === 'cn' ? 'en' : 'cn'),
    legalName,
    url: `${origin}/${lang}`,
    logo: `${origin}/icon-512.png`,
    foundingDate: foundedYear,
    email,
    telephone: phone.startsWith('+') ? phone : `+86-${phone}`,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
  }
}

function nameIn(lang: Locale): string {
  return siteWordsOf(lang).site.name
}

/** Minimal node for references. */
function vendor(origin: string, lang: Locale) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: nameIn(lang) } as const
}

// schema-dts lacks Google's `query-input`
type SearchAction = { '@type': 'SearchAction'; target: string; 'query-input': string }

/** The site with its search action. */
export function webSite(origin: string, lang: Locale): WebSite {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: `${origin}/${lang}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: nameIn(lang),
    alternateName: nameIn(lang === 'cn' ? 'en' : 'cn'),
    url: `${origin}/${lang}`,
    inLanguage: locales.map(languageTag),
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: search,
  }
}

/** Omits steps without a page: search engines accept only the last one without. @param current the page's name */
export function breadcrumbList(page: PageFacts, trail: Trail, current: string): BreadcrumbList {
  const linked = trail.filter(({ path }) => path !== undefined)
  const steps = linked.map(({ name, path }) => ({ name, item: `${page.origin}/${page.lang}${path}` }))
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page.url}#trail`,
    itemListElement: [...steps, { name: current }].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...step,
    })),
  }
}

/** Without ratings and prices, which do not exist. */
export function softwareApplication(
  page: PageFacts,
  product: { name: string; fullName: string; category: string },
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${page.url}#software`,
    name: product.name,
    alternateName: product.fullName,
    description: page.description,
    url: page.url,
    image: `${page.origin}${shareImagePath(page.lang, page.card, 'wide')}`,
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: product.category,
    inLanguage: languageTag(page.lang),
    publisher: { '@id': `${page.origin}/#organization` },
  }
}

/** In the language of the article. */
export function newsArticle(
  page: PageFacts,
  article: Pick<NewsDetail, 'title' | 'publishDate' | 'publishedAt' | 'updatedAt' | 'author' | 'lang'>,
): NewsArticle {
  const image = (shape: 'wide' | 'square') => `${page.origin}${shareImagePath(page.lang, page.card, shape)}`
  return {
    '@type': 'NewsArticle',
    '@id': `${page.url}#article`,
    mainEntityOfPage: page.url,
    headline: article.title,
    description: page.description,
    datePublished: publishedMoment(article),
    ...(article.updatedAt && { dateModified: updatedMoment(article) }),
    inLanguage: languageTag(article.lang),
    image: [...(page.cover ? [`${page.origin}${page.cover.src}`] : []), image('wide'), image('square')],
    author: article.author ? { '@type': 'Person', name: article.author } : vendor(page.origin, page.lang),
    publisher: vendor(page.origin, page.lang),
  }
}

type PostedJob = Omit<JobDetail, 'lang' | 'team' | 'teamKey' | 'status'>

/** Open positions only: a closed one's ad would keep attracting applications. */
export function jobPosting(page: PageFacts, job: PostedJob): JobPosting {
  const employmentType = employmentTypes[job.type.toLowerCase().replace('-', ' ')]
  const office = wordsOf(page.lang, 'company-facts').offices.find(({ city }) => city === job.city)
  return {
    '@type': 'JobPosting',
    '@id': `${page.url}#job`,
    title: job.title,
    description: `<p>${escapeXml(job.summary)}</p>${list(job.duties)}${list(job.requirements)}`,
    identifier: { '@type': 'PropertyValue', name: nameIn(page.lang), value: job.id },
    datePosted: job.publishedAt,
    validThrough: `${job.validThrough}T23:59:59+08:00`,
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: vendor(page.origin, page.lang),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.city,
        ...(office ? { streetAddress: office.address } : {}),
        addressCountry: 'CN',
      },
    },
  }
}

function list(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join('')}</ul>`
}

/** Employment types of Google's job posting guide; unknown ones are omitted. */
const employmentTypes: Record<string, string> = {
  全职: 'FULL_TIME',
  兼职: 'PART_TIME',
  实习: 'INTERN',
  合同工: 'CONTRACTOR',
  临时: 'TEMPORARY',
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  internship: 'INTERN',
  intern: 'INTERN',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
}

/** JSON-LD script, empty without nodes. Data blocks are not executed, so CSP does not apply. */
export function graphScript(nodes: readonly Thing[]): string {
  if (nodes.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return `<script type="application/ld+json">${json.replaceAll(unsafe, escaped)}</script>`
}

// characters that end the element or open a comment, and line separators of older parsers
const unsafe = /[<>&\u2028\u2029]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
