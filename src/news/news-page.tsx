import { newsCategories } from '#contract/keys.ts'
import type { NewsCategory } from '#contract/news-schema.ts'
import { useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { useLoadMore } from '#src/ui/use-load-more.ts'
import { mostMorePages, type NewsHeadline, newsPageSearch } from './news.ts'
import { articleLinkId, NewsListRow } from './news-list-row.tsx'
import { type NewsList, useNewsList } from './news-queries.ts'
import '#src/ui/kinds.css'
import './news-page.css'

type Props = {
  first: number
  category: NewsCategory | undefined
  advisories: readonly NewsHeadline[]
}

export function NewsPage({ first, category, advisories }: Props) {
  const words = useWords('news').list
  const lang = useLocale()
  const list = useNewsList(lang, first, category)
  const { pages } = list.data
  const items = pages.flatMap((page) => page.items)
  const staleSince = pages.find((page) => page.staleSince)?.staleSince
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <NewsCategories current={category} />
        <HeldNote since={staleSince} live />
        <div className="news-list">
          {items.length > 0 ? (
            <div>
              <Rows>
                {items.map((item, at) => (
                  <NewsListRow key={item.id} item={item} first={at === 0} />
                ))}
              </Rows>
              <div className="news-list__more">
                <LoadMoreNews list={list} first={first} category={category} />
                <NewsPages
                  first={first}
                  category={category}
                  last={first + pages.length - 1}
                  isEnd={!list.hasNextPage}
                />
              </div>
            </div>
          ) : (
            <EmptyList />
          )}
          {category === 'advisory' ? <FollowAdvisories /> : <Advisories items={advisories} />}
        </div>
      </Band>
    </>
  )
}

/** A real link (`?more=`), which works without JavaScript; with it the page is appended and the URL replaced. */
function LoadMoreNews({ list, first, category }: Pick<Props, 'first' | 'category'> & { list: NewsList }) {
  const words = useWords('news').list
  const { status } = useSiteWords()
  const navigate = useNavigate()
  const shown = list.data.pages.filter(({ items }) => items.length > 0)
  const added = shown.at(-1)?.items[0]
  const address = {
    to: '/$lang/about/news',
    params: { lang: useLocale() },
    search: { ...newsPageSearch(first, category), more: shown.length },
  } as const
  const { state, failed, offline, link } = useLoadMore(list, added && articleLinkId(added), () => {
    void navigate({ ...address, replace: true, resetScroll: false })
  })
  // beyond the URL's maximum the next page link continues
  if (shown.length > mostMorePages) return null
  return (
    <LoadMore state={state} loadingText={words.loading} endText={words.noMore}>
      {failed && <p role="alert">{offline ? status.offlineMore : words.loadFailed}</p>}
      <Link {...link} {...address}>
        {failed ? words.retry : words.loadMore}
      </Link>
    </LoadMore>
  )
}

function EmptyList() {
  const { empty } = useWords('news').list
  const { linkText, ...none } = empty
  return (
    <Empty {...none}>
      <Link className={buttonClass({ ghost: true })} to="/$lang">
        {linkText}
      </Link>
    </Empty>
  )
}

type NewsPagesProps = Pick<Props, 'first' | 'category'> & {
  /** last loaded page */
  last: number
  isEnd: boolean
}

/** Pagination links. */
function NewsPages({ first, last, isEnd, category }: NewsPagesProps) {
  const words = useWords('news').list
  const lang = useLocale()
  const hasNext = !isEnd
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

function NewsCategories({ current }: { current: NewsCategory | undefined }) {
  const words = useWords('news').list
  return (
    <nav className="cats" aria-label={words.category}>
      <ul>
        {[undefined, ...newsCategories].map((category) => (
          <li key={category ?? ''}>
            <Link
              to="/$lang/about/news"
              search={category ? { category } : {}}
              aria-current={category === current ? 'true' : undefined}
            >
              {category ? words.categories[category] : words.allCategories}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where advisories can be followed, by product. */
function FollowAdvisories() {
  return (
    <Link className={moreClass} to="/$lang/product/security" hash="advisories">
      <MoreLabel>{useWords('news').list.follow}</MoreLabel>
    </Link>
  )
}

/** Latest security advisories, regardless of the page. */
function Advisories({ items }: { items: readonly NewsHeadline[] }) {
  const words = useWords('news').list
  const lang = useLocale()
  if (items.length === 0) return null
  return (
    <aside className="advisories" aria-labelledby="advisories">
      <h2 id="advisories">{words.advisories}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to="/$lang/about/news-detail/{-$id}"
              params={{ id: item.id }}
              lang={foreignLanguageTag(item.lang, lang)}
            >
              {item.title}
            </Link>
            <Day of={item.publishDate} />
          </li>
        ))}
      </ul>
      <Link className={moreClass} to="/$lang/about/news" search={{ category: 'advisory' }}>
        <MoreLabel>{words.moreAdvisories}</MoreLabel>
      </Link>
      <FollowAdvisories />
    </aside>
  )
}
