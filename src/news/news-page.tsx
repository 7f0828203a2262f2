import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { LoadMore } from './load-more.tsx'
import { newsListQuery } from './news-queries.ts'
import { NewsRow } from './news-row.tsx'
import './news.css'

/**
 * The news list.
 * @param tabs the tabs of the about area
 */
export function NewsPage({ tabs }: { tabs?: ReactNode }) {
  const words = useWords('news').list
  const LL = useLL()
  const { data, ...more } = useSuspenseInfiniteQuery(newsListQuery(useLocale()))
  const items = data.pages.flatMap((page) => page.items)
  const staleSince = data.pages.find((page) => page.staleSince)?.staleSince
  const available = data.pages[0]?.available ?? false
  return (
    <>
      <div className="wrap ihead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {tabs}
      <section className="band band--near">
        <div className="wrap">
          {staleSince && (
            <p className="note" role="status">
              {LL.news.list.stale({ date: staleSince })}
            </p>
          )}
          {items.length > 0 ? (
            <ul className="rows">
              {items.map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
            </ul>
          ) : (
            <EmptyList available={available} />
          )}
          {items.length > 0 && <LoadMore shown={data.pages.length} {...more} />}
        </div>
      </section>
    </>
  )
}

function EmptyList({ available }: { available: boolean }) {
  const list = useWords('news').list
  const words = available ? list.empty : list.unavailable
  const lang = useLocale()
  return (
    <div className="empty" role="status">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <a className="btn btn--ghost" href={available ? `/${lang}` : `/${lang}/about/news`}>
        {words.linkText}
      </a>
    </div>
  )
}
