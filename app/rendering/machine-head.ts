import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { Thing } from 'schema-dts'
import { articleIn } from '#contract/keys.ts'
import { isProductKey, type ProductKey, productNames } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { isOpen, type JobDetail } from '#src/careers/jobs.ts'
import {
  breadcrumbList,
  graphScript,
  jobPosting,
  newsArticle,
  organization,
  softwareApplication,
  webSite,
} from '#src/discovery/schema.ts'
import { type PageFacts, socialTags } from '#src/discovery/social-tags.ts'
import { type Article, pictureSource } from '#src/news/news.ts'
import { productTrail } from '#src/products/product-head.tsx'
import { coverName, coverOf } from '#src/site/articles/cover.ts'
import { siteEnv } from '#src/site/env.ts'
import { isLocale, type Locale, languageTag, locales } from '#src/site/locale.ts'
import { navEntries } from '#src/site/navigation.ts'
import { publishedPages } from '#src/site/pages.ts'
import { cardOfPath } from '#src/site/share-image.ts'
import { escapeXml } from '#src/site/xml.ts'
import { trailTo } from '../shell/page-trail.tsx'

/** Adds machine-readable head elements, which in the routes' `head` would add code to the browser's bundle. */
export async function withMachineHead(html: string, router: AnyRouter): Promise<string> {
  // an error page is neither indexed nor shared
  if (getSsrStatus(router) !== 200) return html
  const matches: AnyRouteMatch[] = router.state.matches
  const facts = pageFactsOf(matches)
  const last = matches.at(-1)
  if (!facts || !last) return html
  await Promise.all(locales.map((lang) => loadWords(lang, ['company-facts'])))
  const article = facts.type === 'article' ? (last.loaderData as Article | undefined) : undefined
  const cover = article?.seo?.picture ?? article?.cover
  const page = {
    ...facts,
    ...(article && cardOfArticle(facts.lang, article)),
    ...(cover && { cover: { ...pictureSource(cover), alt: cover.alt } }),
  }
  const tags = socialTags(page) + discoveryLinks(page) + graphScript(structuredDataOf(page, last))
  return html.replace('</head>', () => `${tags}</head>`)
}

function discoveryLinks({ path, lang }: PageFacts): string {
  const isHome = path === ''
  if (!isHome && !path.startsWith('/about/news')) return ''
  const feed = `<link rel="alternate" type="application/atom+xml" title="${escapeXml(siteWordsOf(lang).site.name)}" href="/feed/${lang}.xml">`
  const proofs = Object.entries(siteEnv().verification).filter(([, token]) => isHome && token)
  return feed + proofs.map(([name, token]) => `<meta name="${name}" content="${escapeXml(token)}">`).join('')
}

type Tag = { title?: string; name?: string; content?: string }
type Link = { rel?: string; href?: string; hrefLang?: string }

/** The page's own head facts; undefined where it has no address to index. */
function pageFactsOf(matches: readonly AnyRouteMatch[]): PageFacts | undefined {
  const tags = matches.flatMap(({ meta }) => (meta ?? []) as Tag[])
  const links = matches.flatMap(({ links }) => (links ?? []) as Link[])
  const title = tags.findLast((tag) => tag.title !== undefined)?.title
  const url = links.findLast(({ rel }) => rel === 'canonical')?.href
  if (title === undefined || url === undefined || !URL.canParse(url)) return undefined
  const { origin, pathname, search } = new URL(url)
  const [, lang, ...rest] = pathname.split('/')
  if (!isLocale(lang)) return undefined
  const translated = locales.filter((to) => links.some(({ hrefLang }) => hrefLang === languageTag(to)))
  const path = rest.map((segment) => `/${segment}`).join('')
  const type = articleIn(path) ? 'article' : 'website'
  const hasCard = publishedPages().some((page) => page.path === path)
  return {
    origin,
    url,
    path: path + search,
    lang,
    languages: translated.length > 0 ? translated : [lang],
    title: title.replace(` · ${siteWordsOf(lang).site.name}`, ''),
    description: tags.findLast(({ name }) => name === 'description')?.content ?? '',
    type,
    card: cardOfPath(hasCard ? path : ''),
    cardAlt: cardAlt(lang, rest[1]),
  }
}

function cardOfArticle(lang: Locale, article: Article): Pick<PageFacts, 'card' | 'cardAlt'> {
  const cover = coverOf(article)
  return { card: coverName(cover), cardAlt: cardAlt(lang, cover.product) }
}

/** What a share image says: the vendor's name and the product's. */
function cardAlt(lang: Locale, product: string | undefined): string {
  const { name } = siteWordsOf(lang).site
  return isProductKey(product) ? `${name} ${productNames[product]}` : name
}

/** The schema.org nodes of a page; empty for pages without a subject. */
function structuredDataOf(page: PageFacts, match: AnyRouteMatch): Thing[] {
  const [area, name] = page.path.split(/[/?]/).slice(1)
  if (area === 'product' && isProductKey(name)) return productGraph(page, name)
  if (area === 'solution' && isProductKey(name)) return solutionGraph(page, name)
  return [...aboutOf(page, match), ...trailGraph(page, match.pathname)]
}

function trailGraph(page: PageFacts, pathname: string): Thing[] {
  const { header, footer } = siteWordsOf(page.lang)
  const trial = { name: header.trial, url: '/trial/trial', outerUrl: '' } as const
  const more = navEntries([...footer.links, trial], page.lang, {})
  const trail = trailTo(pathname, navEntries(header.navList, page.lang, {}), more)
  if (!trail) return []
  const above = trail.filter(({ url }) => url && url !== pathname)
  const steps = above.map(({ name, url }) => ({ key: name, name, path: url.slice(page.lang.length + 1) }))
  return [breadcrumbList(page, steps, page.title)]
}

function aboutOf(page: PageFacts, { loaderData }: AnyRouteMatch): Thing[] {
  const { lang, origin } = page
  const [, area = '', name = ''] = page.path.split(/[/?]/)
  if (name === 'joinus') return jobGraph(page, loaderData as { job?: JobDetail } | undefined)
  if (page.type === 'article') return articleGraph(page, loaderData as Article | undefined)
  if (area === '') return [webSite(origin, lang), organization(origin, lang)]
  if (name === 'about' || name === 'contact') return [organization(origin, lang)]
  return []
}

function productGraph(page: PageFacts, product: ProductKey): Thing[] {
  const words = wordsOf(page.lang, `product-${product}`)
  return [
    softwareApplication(page, words),
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
  return article ? [newsArticle(page, article)] : []
}
