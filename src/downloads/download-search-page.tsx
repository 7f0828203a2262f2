import { useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import type { DownloadSearch } from './download-filters.ts'
import { DownloadForm } from './download-form.tsx'

/** Download search: packages by product, system, processor, version and words. */
export function DownloadSearchPage({ search: { cursor: _, ...filters } }: { search: DownloadSearch }) {
  const words = useWords('downloads').list
  const lang = useLocale()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        <DownloadForm filters={filters} />
        <Empty
          title={words.unavailable.title}
          action={
            <a className={buttonClass({ ghost: true })} href={`/${lang}/download/search`}>
              {words.unavailable.linkText}
            </a>
          }
        >
          {words.unavailable.text}
        </Empty>
      </Band>
    </>
  )
}
