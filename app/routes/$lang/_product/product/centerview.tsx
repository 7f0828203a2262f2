import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroCenterview } from '#src/ui/art/hero-centerview.tsx'

export const Route = createFileRoute('/$lang/_product/product/centerview')({
  staticData: { words: ['products', 'product-centerview'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-centerview', (words) => words.seo),
  component: () => <ProductPage product="centerview" art={HeroCenterview} />,
})
