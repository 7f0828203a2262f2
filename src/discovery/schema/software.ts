import type { SoftwareApplication } from 'schema-dts'
import { languageTag } from '#src/site/locale.ts'
import { shareImagePath } from '#src/site/share-image.ts'
import type { PageFacts } from '../page-facts.ts'
import { organizationId } from './thing-ids.ts'

/** A product. Without ratings and prices: there are none to tell. */
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
    publisher: { '@id': organizationId(page.origin) },
  }
}
