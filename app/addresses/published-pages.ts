import { productKeys, solutionKeys } from '#contract/products.ts'
import { type PublishedPage, publishedPage } from '#src/site/published-page.ts'
import { serviceIds } from '#src/support/services.ts'

/** Indexable pages that do not come from the upstream; tests/e2e/found-http.spec.ts compares them with the titles. */
export const publishedPages: readonly PublishedPage[] = [
  publishedPage('', 'home', (words) => words.seo),
  ...productKeys.map((key) => publishedPage(`/product/${key}`, `product-${key}`, (words) => words.seo)),
  publishedPage('/product/compare', 'compare', (words) => words.seo),
  publishedPage('/product/buying', 'buying', (words) => words.seo),
  publishedPage('/product/estimate', 'sizing', (words) => words.seo),
  publishedPage('/product/security', 'security', (words) => words.seo),
  ...solutionKeys.map((key) => publishedPage(`/solution/${key}`, `solution-${key}`, (words) => words.seo)),
  publishedPage('/service', 'service', (words) => words.list.seo),
  ...serviceIds.map((id) => publishedPage(`/service/${id}`, 'service', (words) => words.items[id].seo)),
  publishedPage('/service/releases', 'releases', (words) => words.seo),
  publishedPage('/trial/trial', 'trial', (words) => words.form.seo),
  publishedPage('/trial/test', 'readiness', (words) => words.seo),
  publishedPage('/about/about', 'about', (words) => words.seo),
  publishedPage('/about/contact', 'contact', (words) => words.seo),
  publishedPage('/about/recruitment', 'careers', (words) => words.recruitment.seo),
  publishedPage('/about/joinus', 'careers', (words) => words.joinus.seo),
  publishedPage('/about/news', 'news', (words) => words.list.seo),
  publishedPage('/download/search', 'downloads', (words) => words.list.seo),
  publishedPage('/download/download', 'downloads', (words) => words.package.seo),
  publishedPage('/legal/privacy', 'legal', (words) => words.privacy.seo),
  publishedPage('/legal/accessibility', 'accessibility', (words) => words.seo),
]
