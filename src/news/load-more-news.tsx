import { Link, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { lastNewsPage, type NewsListPage } from './news.ts'
import { articleLinkId } from './news-list-row.tsx'

type Props = {
  pages: readonly NewsListPage[]
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Load More: a real link to the longer list (`?page=`), so it works without JavaScript; with it the next page is
 * added in place and the address follows, so that a reload or Back finds the same list.
 */
export function LoadMoreNews({ pages, hasNextPage, isFetchingNextPage, ...more }: Props) {
  const words = useWords('news').list
  const lang = useLocale()
  const navigate = useNavigate()
  const shown = pages.filter(({ items }) => items.length > 0)
  const next = Math.min(shown.length + 1, lastNewsPage)
  const failed = more.isFetchNextPageError || pages.at(-1)?.available === false
  const focusNews = useFocusOnNews(shown)
  async function add(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    focusNews()
    await more.fetchNextPage()
    if (shown.length >= lastNewsPage) return
    await navigate({
      to: '/$lang/about/news',
      params: { lang },
      search: { page: next },
      replace: true,
      resetScroll: false,
    })
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
        to="/$lang/about/news"
        params={{ lang }}
        search={{ page: next }}
        preload={false}
        onClick={add}
      >
        {failed ? words.retry : words.loadMore}
      </Link>
    </LoadMore>
  )
}

/** The link that was pressed makes way for what it loaded: focus goes to the first article that was added. */
function useFocusOnNews(shown: readonly NewsListPage[]): () => void {
  const asked = useRef(false)
  const first = shown.at(-1)?.items[0]
  useEffect(() => {
    if (asked.current && first) document.getElementById(articleLinkId(first))?.focus()
    asked.current = false
  }, [first])
  return () => {
    asked.current = true
  }
}
