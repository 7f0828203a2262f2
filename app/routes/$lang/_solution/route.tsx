import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ProductKind } from '#src/products/product-kind.ts'

export const Route = createFileRoute('/$lang/_solution')({
  component: SolutionLayout,
})

function SolutionLayout() {
  return (
    <ProductKind value="solutions">
      <Outlet />
    </ProductKind>
  )
}
