import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroA2m } from '#src/ui/art/hero-a2m.tsx'

export const Route = createFileRoute('/$lang/_product/product/a2m')({
  staticData: { words: ['products', 'product-a2m'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-a2m', (words) => words.seo),
  component: () => <ProductPage product="a2m" art={HeroA2m} />,
})
