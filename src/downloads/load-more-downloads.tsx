import type { MouseEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import type { EndlessList } from '#src/site/endless-list.ts'
import { isPlainClick } from '#src/site/is-plain-click.ts'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { useFocusOnAdded } from '#src/ui/use-focus-on-added.ts'
import type { DownloadFilters } from './download-filters.ts'
import type { DownloadListPage } from './downloads.ts'
import { packageLinkId } from './package-row.tsx'

type Props = EndlessList<DownloadListPage> & { filters: DownloadFilters }

/** Load More: without JavaScript a link to the packages that follow; with it they are added in place. */
export function LoadMoreDownloads({ filters, pages, hasNextPage, isFetchingNextPage, ...more }: Props) {
  const words = useWords('downloads').list
  const lang = useLocale()
  const last = pages.at(-1)
  const failed = more.isFetchNextPageError || last?.available === false
  const first = last?.items[0]
  const focusAdded = useFocusOnAdded(first && packageLinkId(first))
  async function add(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    focusAdded()
    await more.fetchNextPage()
  }
  return (
    <LoadMore
      state={isFetchingNextPage ? 'loading' : hasNextPage ? 'ready' : 'end'}
      loadingText={words.loading}
      endText={words.noMore}
    >
      {failed && <p role="alert">{words.loadFailed}</p>}
      <Link
        className={buttonClass({ ghost: true })}
        to="/$lang/download/search"
        params={{ lang }}
        search={{ ...filters, ...(last?.nextCursor ? { cursor: last.nextCursor } : {}) }}
        preload={false}
        onClick={add}
      >
        {words.loadMore}
      </Link>
    </LoadMore>
  )
}
