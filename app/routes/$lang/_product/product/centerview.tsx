import { createFileRoute } from '@tanstack/react-router'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/centerview')({
  staticData: { words: ['products', 'product-centerview'] },
  loader: ({ params }) =>
    loadProduct(params.lang, 'centerview', productScreens.centerview, productSections.centerview),
  staleTime: 60_000,
  headers: productCache,
  head: (context) => pageHead(context, 'product-centerview', (words) => words.seo),
  component: () => (
    <ProductPage product="centerview" screen={<ScreenSlot screen={productScreens.centerview} />} />
  ),
})
