import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'
import { mvda } from '#src/screens/mvda/mvda.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/mvda')({
  staticData: { words: ['products', 'product-mvda'] },
  loader: ({ params }) => mvda.prepare(params.lang),
  headers: publicCache,
  head: (context) => pageHead(context, 'product-mvda', (words) => words.seo),
  component: () => <ProductPage product="mvda" screen={<ScreenSlot screen={mvda} />} />,
})
