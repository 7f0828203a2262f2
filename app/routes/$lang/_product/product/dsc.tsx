import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroDsc } from '#src/ui/art/hero-dsc.tsx'

export const Route = createFileRoute('/$lang/_product/product/dsc')({
  staticData: { words: ['products', 'product-dsc'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-dsc', (words) => words.seo),
  component: () => <ProductPage product="dsc" art={HeroDsc} />,
})
