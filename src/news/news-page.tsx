import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { LoadMoreNews } from './load-more-news.tsx'
import { NewsListRow } from './news-list-row.tsx'
import { NewsPages } from './news-pages.tsx'
import { useNewsList } from './news-queries.ts'

/** The news list from a page on. */
export function NewsPage({ first }: { first: number }) {
  const words = useWords('news').list
  const LL = useLL()
  const list = useNewsList(useLocale(), first)
  const { pages } = list.data
  const items = pages.flatMap((page) => page.items)
  const staleSince = pages.find((page) => page.staleSince)?.staleSince
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        {staleSince && <Note live>{LL.news.list.stale({ date: staleSince })}</Note>}
        {items.length > 0 ? (
          <>
            <Rows>
              {items.map((item) => (
                <NewsListRow key={item.id} item={item} />
              ))}
            </Rows>
            <LoadMoreNews list={list} first={first} />
            <NewsPages first={first} last={first + pages.length - 1} isEnd={!list.hasNextPage} />
          </>
        ) : (
          <EmptyList available={pages[0]?.available ?? false} />
        )}
      </Band>
    </>
  )
}

function EmptyList({ available }: { available: boolean }) {
  const { empty, unavailable } = useWords('news').list
  const home = `/${useLocale()}`
  if (available) return <Empty {...empty} href={home} />
  return <Empty {...unavailable} href={`${home}/about/news`} />
}
