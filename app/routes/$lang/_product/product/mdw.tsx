import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroMdw } from '#src/ui/art/hero-mdw.tsx'

export const Route = createFileRoute('/$lang/_product/product/mdw')({
  staticData: { words: ['products', 'product-mdw'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-mdw', (words) => words.seo),
  component: () => <ProductPage product="mdw" art={HeroMdw} />,
})
