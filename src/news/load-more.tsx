import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { lastNewsPage } from './news.ts'

type Props = {
  /** pages on the screen */
  shown: number
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Load More: a real link to the longer list (`?page=`), so it works without JavaScript; with it the next page is
 * added in place and the address follows, so that a reload or Back finds the same list.
 */
export function LoadMore({
  shown,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Props) {
  const words = useWords('news').list
  const lang = useLocale()
  const navigate = useNavigate()
  const page = shown + 1
  if (isFetchingNextPage) return <Waiting text={words.loading} />
  if (!hasNextPage) {
    return (
      <div className="loadmore" role="status">
        <span>{words.noMore}</span>
      </div>
    )
  }
  async function add(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    await fetchNextPage()
    if (page > lastNewsPage) return
    await navigate({
      to: '/$lang/about/news',
      params: { lang },
      search: { page },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="loadmore" role="status">
      {isFetchNextPageError && <p>{words.loadFailed}</p>}
      <Link
        className="btn btn--ghost"
        to="/$lang/about/news"
        params={{ lang }}
        search={{ page: Math.min(page, lastNewsPage) }}
        preload={false}
        onClick={add}
      >
        {isFetchNextPageError ? words.retry : words.loadMore}
      </Link>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="loadmore" role="status">
      <span className="spin" aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}
