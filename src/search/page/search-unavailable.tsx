import { useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** In place of the search when it failed. */
export function SearchUnavailable() {
  const { title, unavailable } = useWords('search')
  return (
    <>
      <PageHead title={title} />
      <Band flush>
        <Empty {...unavailable} href={`/${useLocale()}/search`} />
      </Band>
    </>
  )
}
