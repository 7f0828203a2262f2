import { useLoaderData } from '@tanstack/react-router'
import type { ProductKey } from '#contract/products.ts'
import { publicCache } from '#src/site/cache-control.ts'
import type { ProductPart } from '#src/site/facts/product-parts.ts'
import type { Locale } from '#src/site/locale.ts'
import { type OnDemandPart, prepareParts } from '#src/ui/on-demand.tsx'

/** For the loader of a product's page: what its packages say (null: the upstream is away), once its parts are ready. */
export async function loadProduct(
  lang: Locale,
  product: ProductKey,
  ...onDemand: readonly OnDemandPart[]
): Promise<ProductPart[] | null> {
  const { getProductParts } = await import('./product-parts.functions.ts')
  const [parts] = await Promise.all([
    getProductParts({ data: { product } }).catch(() => null),
    prepareParts(lang, ...onDemand),
  ])
  return parts
}

/** For seconds only while the upstream is away; a product without packages is no outage. */
export function productCache(route: {
  match: { status: string }
  loaderData?: readonly ProductPart[] | null | undefined
}) {
  return publicCache(route, route.loaderData !== null)
}

/** On a product's page, what its loader has brought. */
export function useProductParts(): readonly ProductPart[] {
  return useLoaderData({ from: '/$lang/_product/product/$key' }) ?? []
}
