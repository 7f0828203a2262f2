import { createFileRoute } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroDsc } from '#src/ui/art/hero-dsc.tsx'

export const Route = createFileRoute('/$lang/_product/product/dsc')({
  staticData: { words: ['products', 'product-dsc'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'product-dsc', (words) => words.seo),
  component: Page,
})

function Page() {
  const { heroLabels } = useWords('product-dsc')
  return <ProductPage product="dsc" art={HeroDsc} labels={heroLabels} />
}
