import type { NewsCategory } from '#api/contract/news-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { lastNewsPage, newsPageSearch } from './news.ts'

type Props = {
  /** the first and the last page in view */
  first: number
  last: number
  isEnd: boolean
  category: NewsCategory | undefined
}

/** The ways to the pages before and after those in view. */
export function NewsPages({ first, last, isEnd, category }: Props) {
  const words = useWords('news').list
  const lang = useLocale()
  const hasNext = !isEnd && last < lastNewsPage
  if (first === 1 && !hasNext) return null
  const page = {
    to: '/$lang/about/news',
    params: { lang },
    className: buttonClass({ ghost: true, small: true }),
  } as const
  return (
    <nav className="btns" aria-label={words.pages}>
      {first > 1 && (
        <Link {...page} search={newsPageSearch(first - 1, category)} rel="prev">
          <Icon name="left" small />
          {words.previousPage}
        </Link>
      )}
      {hasNext && (
        <Link {...page} search={newsPageSearch(last + 1, category)} rel="next">
          {words.nextPage}
          <Icon name="right" small />
        </Link>
      )}
    </nav>
  )
}
