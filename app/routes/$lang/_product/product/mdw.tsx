import { createFileRoute } from '@tanstack/react-router'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/mdw')({
  staticData: { words: ['products', 'product-mdw'] },
  loader: ({ params }) => loadProduct(params.lang, 'mdw', productScreens.mdw, productSections.mdw),
  staleTime: 60_000,
  headers: productCache,
  head: (context) => pageHead(context, 'product-mdw', (words) => words.seo),
  component: () => <ProductPage product="mdw" screen={<ScreenSlot screen={productScreens.mdw} />} />,
})
