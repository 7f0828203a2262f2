import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroAv } from '#src/ui/art/hero-av.tsx'

export const Route = createFileRoute('/$lang/_product/product/av')({
  staticData: { words: ['products', 'product-av'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-av', (words) => words.seo),
  component: () => <ProductPage product="av" art={HeroAv} />,
})
