import type { BreadcrumbList } from 'schema-dts'
import type { Trail } from '#src/site/trail.ts'
import type { PageFacts } from '../page-facts.ts'

/**
 * The trail a page shows and the page itself. Steps without an address are left out: a search engine takes only the
 * last one without.
 * @param current what the page is called at the end of its trail
 */
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
