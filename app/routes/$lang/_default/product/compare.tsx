import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ComparePage } from '#src/compare/compare-page.tsx'
import { type CompareLinkSearch, type CompareSearch, readCompareSearch } from '#src/compare/compare-search.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/product/compare')({
  validateSearch: (search: CompareLinkSearch & SearchSchemaInput): CompareSearch => readCompareSearch(search),
  headers: publicCache,
  head: pageHead,
  component: Page,
})

function Page() {
  return <ComparePage search={Route.useSearch()} />
}
