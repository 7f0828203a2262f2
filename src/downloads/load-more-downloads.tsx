import type { MouseEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { isPlainClick } from '#src/site/is-plain-click.ts'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { useFocusOnAdded } from '#src/ui/use-focus-on-added.ts'
import type { DownloadFilters } from './download-filters.ts'
import type { DownloadList } from './download-queries.ts'
import { packageLinkId } from './package-row.tsx'

type Props = { filters: DownloadFilters; list: DownloadList }

/** Load More: without JavaScript a link to the packages that follow; with it they are added in place. */
export function LoadMoreDownloads({ filters, list }: Props) {
  const { pages } = list.data
  const words = useWords('downloads').list
  const lang = useLocale()
  const last = pages.at(-1)
  const failed = list.isFetchNextPageError || last?.available === false
  const first = last?.items[0]
  const focusAdded = useFocusOnAdded(first && packageLinkId(first))
  async function add(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    focusAdded()
    await list.fetchNextPage()
  }
  return (
    <LoadMore
      state={list.isFetchingNextPage ? 'loading' : list.hasNextPage ? 'ready' : 'end'}
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
