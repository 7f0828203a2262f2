import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Band } from '#src/ui/band.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { readDownloadSearch } from './download-filters.ts'
import { DownloadForm } from './download-form.tsx'
import { NoDownloads } from './no-downloads.tsx'

/** Shown in place of a list that cannot be shown now; the search stays as it is. Other failures are the status page's. */
export function DownloadsUnavailable({ error }: ErrorComponentProps) {
  const { list: words } = useWords('downloads')
  const { search } = useLocation()
  if (toFailure(error).status !== 503) throw error
  const { cursor: _, ...filters } = readDownloadSearch(search)
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        <DownloadForm filters={filters} />
        <NoDownloads available={false} />
      </Band>
    </>
  )
}
