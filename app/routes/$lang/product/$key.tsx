import { createFileRoute } from '@tanstack/react-router'
import { isProductKey, type ProductKey } from '#contract/products.ts'
import { loadProduct, productCache } from '#src/products/load-product.ts'
import { productSections } from '#src/products/page-sections.tsx'
import { ProductPage } from '#src/products/product-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/product/$key')({
  // the middleware rejects any other key
  params: { parse: ({ key }) => ({ key: key as ProductKey }) },
  staticData: {
    words: ({ key }) => (isProductKey(key) ? ['products', `product-${key}`] : []),
    middleware: ['validate'],
    validate: ({ key }) => isProductKey(key),
  },
  loader: ({ params: { lang, key } }) => loadProduct(lang, key, productScreens[key], productSections[key]),
  staleTime: 60_000,
  // no state of one product stays on the next
  remountDeps: ({ params }) => params.key,
  headers: productCache,
  head: (context) => {
    const { key } = context.params
    return isProductKey(key) ? pageHead(context, `product-${key}`, (words) => words.seo) : {}
  },
  component: Product,
})

function Product() {
  const { key } = Route.useParams()
  return <ProductPage product={key} screen={<ScreenSlot screen={productScreens[key]} />} />
}
