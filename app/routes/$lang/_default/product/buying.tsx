import { createFileRoute, redirect } from '@tanstack/react-router'
import { isProductKey } from '#contract/products.ts'
import { BuyingPage } from '#src/buying/buying-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/product/buying')({
  // estimates were here
  beforeLoad: ({ params: { lang }, location }) => {
    const { product, q } = location.search as { product?: unknown; q?: unknown }
    if (isProductKey(product) && q !== undefined)
      throw redirect({
        to: '/$lang/product/estimate',
        params: { lang },
        search: { [product]: q },
        statusCode: 301,
      })
  },
  headers: publicCache,
  head: (context) => pageHead(context),
  component: BuyingPage,
})
