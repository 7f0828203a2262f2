import { useLoaderData } from '@tanstack/react-router'
import type { ProductKey } from '#api/contract/products.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { type ProductPart, partsIn } from '#src/site/facts/product-parts.ts'
import type { Locale } from '#src/site/locale.ts'
import { type OnDemandPart, prepareParts } from '#src/ui/on-demand.tsx'

/** For the loader of a product's page: what it shows of the product's packages (`partsText`), once its parts are ready. */
export async function loadProduct(
  lang: Locale,
  product: ProductKey,
  ...onDemand: readonly OnDemandPart[]
): Promise<string> {
  const { getProductParts } = await import('./product-parts.functions.ts')
  const [parts] = await Promise.all([
    getProductParts({ data: { product } }).catch(() => ''),
    prepareParts(lang, ...onDemand),
  ])
  return parts
}

/** Without what the upstream says a page holds for seconds only. */
export function productCache(route: { match: { status: string }; loaderData?: string | undefined }) {
  return publicCache(route, route.loaderData !== '')
}

/** On a product's page, what its loader has brought. */
export function useProductParts(): readonly ProductPart[] {
  const text = useLoaderData({ strict: false }) as unknown
  return typeof text === 'string' ? partsIn(text) : []
}
