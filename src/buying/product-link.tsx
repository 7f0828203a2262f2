import { type ProductKey, productNames } from '#contract/products.ts'
import { Link } from '#src/site/link.tsx'

export function ProductLink({ product, hash }: { product: ProductKey; hash: 'licence' | 'specs' }) {
  return (
    <Link to="/$lang/product/$key" params={{ key: product }} hash={hash}>
      {productNames[product]}
    </Link>
  )
}
