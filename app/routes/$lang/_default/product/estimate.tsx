import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import type { Estimate } from '#contract/trial/estimate.ts'
import { type EstimateSearch, estimateIn } from '#contract/trial/estimate-search.ts'
import { EstimatePage } from '#src/buying/estimate-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/product/estimate')({
  validateSearch: (search: Estimate & SearchSchemaInput): EstimateSearch => estimateIn(search),
  headers: publicCache,
  head: pageHead,
  component: Page,
})

function Page() {
  return <EstimatePage search={Route.useSearch()} />
}
