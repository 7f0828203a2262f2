import type { ReactNode } from 'react'
import { type ProductKey, productKeys } from '#contract/products.ts'
import { type OnDemandPart, onDemandPart } from '#src/ui/on-demand.tsx'

/** Sections below the first screen of each product page. */
export const productSections = partOfEach(async (product) => {
  const { ProductSections } = await import('./product-sections.tsx')
  return <ProductSections product={product} />
})

/** Sections below the first screen of each solution page. */
export const solutionSections = partOfEach(async (product) => {
  const { SolutionSections } = await import('./solution-sections.tsx')
  return <SolutionSections product={product} />
})

function partOfEach(load: (product: ProductKey) => Promise<ReactNode>): Record<ProductKey, OnDemandPart> {
  const parts = productKeys.map((product) => [product, onDemandPart(() => load(product))])
  return Object.fromEntries(parts)
}
