import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#src/products/product-page.tsx'

export const Route = createFileRoute('/$lang/_product/product/mdw')({
  component: () => <ProductPage product="mdw" />,
})
