import { createFileRoute } from '@tanstack/react-router'
import type { ProductKey } from '#contract/products.ts'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_product/product/$key')({
  // the middleware rejects any other key
  params: { parse: ({ key }) => ({ key: key as ProductKey }) },
  staticData: { middleware: ['validate'] },
  loader: ({ params: { lang, key } }) => loadProduct(lang, key, productScreens[key], productSections[key]),
  staleTime: 60_000,
  // no state of one product stays on the next
  remountDeps: ({ params }) => params.key,
  headers: productCache,
  head: (context) => pageHead(context),
  component: Product,
})

function Product() {
  const { key } = Route.useParams()
  return <ProductPage product={key} screen={<ScreenSlot screen={productScreens[key]} />} />
}
