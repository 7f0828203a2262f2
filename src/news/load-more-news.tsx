import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { isPlainClick } from '#src/site/is-plain-click.ts'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { useFocusOnAdded } from '#src/ui/use-focus-on-added.ts'
import { lastNewsPage, newsPageSearch } from './news.ts'
import { articleLinkId } from './news-list-row.tsx'
import type { NewsList } from './news-queries.ts'

/**
 * Load More: a real link to the longer list (`?more=`), so it works without JavaScript; with it the next page is
 * added in place and the address follows, so that a reload or Back finds the same list.
 */
export function LoadMoreNews({ list, first }: { list: NewsList; first: number }) {
  const { pages } = list.data
  const words = useWords('news').list
  const lang = useLocale()
  const navigate = useNavigate()
  const shown = pages.filter(({ items }) => items.length > 0)
  const search = { ...newsPageSearch(first), more: Math.min(shown.length, lastNewsPage - first) }
  const failed = list.isFetchNextPageError || pages.at(-1)?.available === false
  const added = shown.at(-1)?.items[0]
  const focusAdded = useFocusOnAdded(added && articleLinkId(added))
  async function add(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    focusAdded()
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError || first + shown.length > lastNewsPage) return
    await navigate({
      to: '/$lang/about/news',
      params: { lang },
      search,
      replace: true,
      resetScroll: false,
    })
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
        to="/$lang/about/news"
        params={{ lang }}
        search={search}
        preload={false}
        onClick={add}
      >
        {failed ? words.retry : words.loadMore}
      </Link>
    </LoadMore>
  )
}
