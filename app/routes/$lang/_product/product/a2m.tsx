import { createFileRoute } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroA2m } from '#src/ui/art/hero-a2m.tsx'

export const Route = createFileRoute('/$lang/_product/product/a2m')({
  staticData: { words: ['products', 'product-a2m'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-a2m', (words) => words.seo),
  component: Page,
})

function Page() {
  const { heroLabels } = useWords('product-a2m')
  return <ProductPage product="a2m" art={HeroA2m} labels={heroLabels} />
}
