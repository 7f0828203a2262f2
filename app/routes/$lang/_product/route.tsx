import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ProductKind } from '#src/products/product-kind.ts'

export const Route = createFileRoute('/$lang/_product')({
  component: ProductLayout,
})

function ProductLayout() {
  return (
    <ProductKind value="products">
      <Outlet />
    </ProductKind>
  )
}
