import { createFileRoute } from '@tanstack/react-router'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/a2m')({
  staticData: { words: ['products', 'product-a2m'] },
  loader: ({ params }) => loadProduct(params.lang, 'a2m', productScreens.a2m, productSections.a2m),
  staleTime: 60_000,
  headers: productCache,
  head: (context) => pageHead(context, 'product-a2m', (words) => words.seo),
  component: () => <ProductPage product="a2m" screen={<ScreenSlot screen={productScreens.a2m} />} />,
})
