import type { FileRouteTypes } from '#app/routeTree.gen.ts'
import { locales } from '#src/site/locale.ts'
import { homeSections } from '#src/site/routing/home-sections.ts'
import { serviceIds } from '#src/site/routing/service-ids.ts'

/** One row of the URL space: the route and the addresses it answers, without the language. */
export type UrlRow = {
  route: FileRouteTypes['to']
  paths: readonly string[]
  /** why its pages are not in a menu, the site map or the search */
  absent?: { menu?: string; sitemap?: string; search?: string }
}

const sectionOfHome = {
  menu: 'home has its own',
  sitemap: 'it is the home page',
  search: 'it is the home page',
}
const articles = {
  menu: 'the list leads to each',
  sitemap: 'comes from the upstream',
  search: 'comes from the upstream',
}

/** SPEC section 2, the route table, row by row. */
export const specRows: readonly UrlRow[] = [
  { route: '/$lang', paths: [''] },
  { route: '/$lang/$id', paths: homeSections.map((id) => `/${id}`), absent: sectionOfHome },
  { route: '/$lang/service', paths: ['/service'] },
  {
    route: '/$lang/service/$id',
    paths: serviceIds.map((id) => `/service/${id}`),
    absent: { menu: 'their list is' },
  },
  {
    route: '/$lang/product/$key',
    paths: ['mvda', 'dsc', 'av', 'a2m', 'centerview', 'mdw'].map((key) => `/product/${key}`),
  },
  { route: '/$lang/download/search', paths: ['/download/search'] },
  {
    route: '/$lang/download/download',
    paths: ['/download/download'],
    absent: { menu: 'the search leads to each package', search: 'packages come from the upstream' },
  },
  { route: '/$lang/about/recruitment', paths: ['/about/recruitment'] },
  { route: '/$lang/about/news', paths: ['/about/news'] },
  { route: '/$lang/about/news-detail/{-$id}', paths: ['/about/news-detail'], absent: articles },
  { route: '/$lang/about/contact', paths: ['/about/contact'] },
  { route: '/$lang/about/about', paths: ['/about/about'] },
  { route: '/$lang/about/joinus', paths: ['/about/joinus'], absent: { menu: 'recruitment leads to it' } },
  {
    route: '/$lang/solution/$key',
    paths: ['mvda', 'dsc', 'av', 'a2m', 'centerview', 'mdw'].map((key) => `/solution/${key}`),
  },
  { route: '/$lang/trial/test', paths: ['/trial/test'], absent: { menu: 'the trial form leads to it' } },
  {
    route: '/$lang/trial/trial',
    paths: ['/trial/trial'],
    absent: { menu: 'the header has a button for it' },
  },
]

/** Pages that SPEC's table does not have and the site needs. */
export const addedRows: readonly UrlRow[] = [
  // choosing between six products needs them side by side
  {
    route: '/$lang/product/compare',
    paths: ['/product/compare'],
  },
  // licences, support levels and compliance, which a tender asks for
  { route: '/$lang/product/buying', paths: ['/product/buying'] },
  // both belong to it, and the menu is in every document
  {
    route: '/$lang/product/estimate',
    paths: ['/product/estimate'],
    absent: { menu: 'the buying page leads to it' },
  },
  {
    route: '/$lang/product/security',
    paths: ['/product/security'],
    absent: { menu: 'the buying page leads to it' },
  },
  // life cycle and compatibility, which product pages promise
  {
    route: '/$lang/service/releases',
    paths: ['/service/releases'],
    absent: { menu: 'services, downloads and products lead to it' },
  },
  // looks through everything
  {
    route: '/$lang/search',
    paths: ['/search'],
    absent: {
      menu: 'the header has a button for it',
      sitemap: 'results are no content',
      search: 'it is the search',
    },
  },
  // a draft in its page, by a signed address
  {
    route: '/$lang/news/preview',
    paths: [],
    absent: { menu: 'staff make its addresses' },
  },
  // forms that take personal data link to it
  { route: '/$lang/legal/privacy', paths: ['/legal/privacy'] },
  { route: '/$lang/legal/accessibility', paths: ['/legal/accessibility'] },
  // consent to product emails is withdrawn without a login
  {
    route: '/$lang/legal/unsubscribe',
    paths: ['/legal/unsubscribe'],
    absent: { menu: 'mails lead to it', sitemap: 'only who has a token', search: 'only who has a token' },
  },
]

/** Addresses that answer programs, not visitors. */
export const answeringRoutes: readonly FileRouteTypes['to'][] = [
  '/probe',
  '/visit',
  '/$lang/logout',
  '/$lang/qr',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap/{$kind}.xml',
  '/feed/{$lang}.xml',
  '/share/$lang/$file',
  '/media/$file',
]

/** The staff's side: no visitor's, so in no menu, site map or search, and the same address in both languages. */
export const staffRoutes: readonly FileRouteTypes['to'][] = [
  '/admin',
  '/admin/sign-in',
  '/admin/invitation',
  '/admin/reset',
  '/admin/staff',
  '/admin/audit',
  '/admin/account',
  '/admin/figures',
  '/admin/handbook',
  '/admin/handbook/$page',
  '/admin/export',
  '/admin/leads/$id',
  '/admin/persons',
  '/admin/news',
  '/admin/news/$id',
  '/admin/news/$id/history',
  '/admin/jobs',
  '/admin/jobs/$id',
  '/admin/media',
  '/admin/packages',
  '/admin/packages/$id',
  '/admin/redirects',
  '/admin/site',
  '/admin/confirm',
  '/admin/$list',
  '/admin/upload',
  '/admin/upload/package',
]

/** Every page in every language, `/` first. */
export const urls: readonly string[] = ['/', ...locales.flatMap((locale) => urlsOf(locale, allPaths()))]

/** One page of every route in every language: for checks that look at the page and not at its content. */
export const urlPerRoute: readonly string[] = [
  '/',
  ...locales.flatMap((locale) =>
    urlsOf(
      locale,
      [...specRows, ...addedRows].flatMap(({ paths }) => paths.slice(0, 1)),
    ),
  ),
]

/** The same in one language each, in turns: for what words cannot change. */
export const routesInTurn: readonly string[] = urlPerRoute
  .filter((url) => url.startsWith('/cn'))
  .map((url, at) => (at % 2 > 0 ? url : url.replace('/cn', '/en')))

/** What WeChat, Baidu, Google and a campaign of one's own append to an address, and somebody nobody has heard of. */
export const campaign = '?from=singlemessage&isappinstalled=0&bd_vid=8&gclid=C&utm_source=x&new_id=1'

function allPaths(): string[] {
  return [...specRows, ...addedRows].flatMap(({ paths }) => paths)
}

function urlsOf(locale: string, paths: readonly string[]): string[] {
  return paths.map((path) => `/${locale}${path}`)
}
