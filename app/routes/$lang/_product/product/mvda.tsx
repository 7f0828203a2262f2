import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroMvda } from '#src/ui/art/hero-mvda.tsx'

export const Route = createFileRoute('/$lang/_product/product/mvda')({
  staticData: { words: ['products', 'product-mvda'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-mvda', (words) => words.seo),
  component: () => <ProductPage product="mvda" art={HeroMvda} />,
})
