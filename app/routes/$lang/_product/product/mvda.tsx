import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/mvda')({
  staticData: { words: ['products', 'product-mvda'] },
  loader: ({ params }) => productScreens.mvda.prepare(params.lang),
  headers: publicCache,
  head: (context) => pageHead(context, 'product-mvda', (words) => words.seo),
  component: () => <ProductPage product="mvda" screen={<ScreenSlot screen={productScreens.mvda} />} />,
})
