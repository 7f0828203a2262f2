import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#src/compare/compare-page.tsx'

export const Route = createFileRoute('/$lang/_default/product/compare')({
  component: ComparePage,
})
