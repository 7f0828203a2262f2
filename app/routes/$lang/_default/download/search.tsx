import { createFileRoute } from '@tanstack/react-router'
import { DownloadSearchPage } from '#src/downloads/download-search-page.tsx'

export const Route = createFileRoute('/$lang/_default/download/search')({
  component: DownloadSearchPage,
})
