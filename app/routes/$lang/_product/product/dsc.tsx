import { createFileRoute } from '@tanstack/react-router'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/dsc')({
  staticData: { words: ['products', 'product-dsc'] },
  loader: ({ params }) => loadProduct(params.lang, 'dsc', productScreens.dsc, productSections.dsc),
  staleTime: 60_000,
  headers: productCache,
  head: (context) => pageHead(context, 'product-dsc', (words) => words.seo),
  component: () => <ProductPage product="dsc" screen={<ScreenSlot screen={productScreens.dsc} />} />,
})
