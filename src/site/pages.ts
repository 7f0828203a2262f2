import { articleIn } from '#contract/keys.ts'
import { type ProductKey, productKeys, solutionKeys } from '#contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import type { RoutePath, SitePath } from '#i18n/menu.ts'
import { wordsOf } from '#i18n/words.tsx'
import { isLocale, type Locale } from './locale.ts'
import { type HomeSectionId, homeSections } from './routing/home-sections.ts'
import { type ServiceId, serviceIds } from './routing/service-ids.ts'

/** What stands for a route with a parameter. */
type Filled = {
  '/$id': `/${HomeSectionId}`
  '/about/news-detail/{-$id}': '/about/news-detail'
  '/product/$key': `/product/${ProductKey}`
  '/service/$id': `/service/${ServiceId}`
  '/solution/$key': `/solution/${ProductKey}`
}

/** A page without its language; a route that has no row below does not compile. */
export type PagePath = SitePath | Filled[Extract<RoutePath, `${string}$${string}`>]

export type Page = {
  /** of the messages its components read; the first has its title */
  namespaces: readonly Namespaces[]
  /** @throws where the messages are not loaded */
  words: (lang: Locale) => PageWords
  /** the page whose menu entry is current on it; its own by default */
  under?: SitePath
  /** not in the site map, llms.txt and the search */
  hidden?: true
}

type PageWords = { seo: { title: string; description: string }; title?: string; lead?: string }

const home = page(['home'], (words) => words)

/** Every page, in the order of the site map and llms.txt. */
export const pages: Readonly<Record<PagePath, Page>> = {
  '/': home,
  ...each('/product/', productKeys, (key) =>
    page([`product-${key}`, 'products', 'trial-contents'], (words) => words),
  ),
  '/product/compare': page(['compare'], (words) => words),
  '/product/buying': page(['buying', 'products'], (words) => words),
  '/product/estimate': page(['sizing', 'products'], (words) => words, { under: '/product/buying' }),
  '/product/security': page(['security', 'company-facts'], (words) => words, { under: '/product/buying' }),
  ...each('/solution/', solutionKeys, (key) =>
    page([`solution-${key}`, 'solutions', 'trial-contents'], (words) => words),
  ),
  '/service': page(['service', 'company-facts'], (words) => words.list),
  ...each('/service/', serviceIds, (id) =>
    page(['service', 'company-facts'], (words) => words.items[id], { under: '/service' }),
  ),
  '/service/releases': page(['releases', 'downloads', 'products'], (words) => words, { under: '/service' }),
  '/trial/trial': page(['trial', 'company-facts', 'trial-contents'], (words) => words.form),
  '/trial/test': page(['readiness'], (words) => words, { under: '/trial/trial' }),
  '/about/about': page(['about'], (words) => words),
  '/about/contact': page(['contact', 'company-facts'], (words) => words),
  '/about/recruitment': page(['careers', 'company-facts'], (words) => words.recruitment),
  '/about/joinus': page(['careers', 'company-facts'], (words) => words.joinus, {
    under: '/about/recruitment',
  }),
  '/about/news': page(['news'], (words) => words.list),
  '/download/search': page(['downloads'], (words) => words.list),
  '/download/download': page(['downloads'], (words) => words.package, { under: '/download/search' }),
  '/legal/privacy': page(['legal', 'company-facts'], (words) => words.privacy),
  '/legal/accessibility': page(['accessibility', 'company-facts'], (words) => words),
  '/legal/unsubscribe': page(['unsubscribe'], (words) => words, { hidden: true }),
  '/search': page(['search'], (words) => words, { hidden: true }),
  // articles come from the upstream
  '/about/news-detail': page(['news'], (words) => words.detail, { under: '/about/news', hidden: true }),
  '/news/preview': page(['news'], (words) => words.detail.preview, { under: '/about/news', hidden: true }),
  ...each('/', homeSections, () => ({ ...home, under: '/', hidden: true })),
}

/** @param select in the first namespace's messages */
function page<N extends Namespaces>(
  namespaces: readonly [N, ...Namespaces[]],
  select: (words: NamespaceWords[N]) => PageWords,
  place: Pick<Page, 'under' | 'hidden'> = {},
): Page {
  return { namespaces, words: (lang) => select(wordsOf(lang, namespaces[0])), ...place }
}

function each<P extends string, K extends string>(path: P, keys: readonly K[], row: (key: K) => Page) {
  return Object.fromEntries(keys.map((key) => [path + key, row(key)])) as Record<`${P}${K}`, Page>
}

/** undefined where the address is no page's: of an unknown language, id or key. */
export function pageOf(pathname: string): Page | undefined {
  const path = pathOf(pathname)
  return path && pages[path]
}

/** The row of an address, which parameters and a slash at its end do not change. */
export function pathOf(pathname: string): PagePath | undefined {
  if (pathname === '/') return '/'
  const [, lang, ...rest] = pathname.split('/')
  if (!isLocale(lang)) return undefined
  const path = `/${rest.join('/')}`.replace(/(.)\/$/, '$1')
  if (isPagePath(path)) return path
  return articleIn(path) === undefined ? undefined : '/about/news-detail'
}

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}

/** Indexable pages that do not come from the upstream, '' for home; tests/e2e/found-http.spec.ts compares their titles. */
export function publishedPages() {
  const published = Object.entries(pages).filter(([, { hidden }]) => !hidden)
  return published.map(([path, { namespaces, words }]) => ({
    path: path === '/' ? '' : path,
    readSeo: async (lang: Locale) => {
      await loadWords(lang, namespaces)
      return words(lang).seo
    },
  }))
}
