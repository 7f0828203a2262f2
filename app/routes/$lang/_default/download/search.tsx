import { createFileRoute } from '@tanstack/react-router'
import { type DownloadSearch, readDownloadSearch } from '#src/downloads/download-filters.ts'
import { DownloadSearchPage } from '#src/downloads/download-search-page.tsx'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/download/search')({
  staticData: { words: ['downloads'] },
  validateSearch: (search: Record<string, unknown>): DownloadSearch => readDownloadSearch(search),
  head: (context) => pageHead(context, 'downloads', (words) => words.list.seo),
  component: SearchDownloads,
})

function SearchDownloads() {
  return <DownloadSearchPage search={Route.useSearch()} />
}
