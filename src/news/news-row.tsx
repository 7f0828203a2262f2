import { Link } from '@tanstack/react-router'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import type { NewsItem } from './news.ts'

/** One article in the list: date, title, summary, hits, and the way to it. */
export function NewsRow({ item }: { item: NewsItem }) {
  const words = useWords('news').list
  const LL = useLL()
  const lang = useLocale()
  const foreign = item.lang === lang ? undefined : languageTag(item.lang)
  const [year, month, day] = item.publishDate.split('-')
  return (
    <li className="row news">
      <time className="date" dateTime={item.publishDate}>
        <b>{day}</b>
        {year}.{month}
      </time>
      <div lang={foreign}>
        <h2 className="news__t">
          <Link to="/$lang/about/news-detail/{-$id}" params={{ lang, id: item.id }}>
            {item.title}
          </Link>
        </h2>
        <p>{item.summary}</p>
      </div>
      <div className="meta">
        <span>{LL.news.list.hitsCount({ n: item.hits })}</span>
        <Link className="more" to="/$lang/about/news-detail/{-$id}" params={{ lang, id: item.id }}>
          {words.viewDetails}
          <span className="vh" lang={foreign}>
            {LL.news.list.viewDetailsOf({ title: item.title })}
          </span>
        </Link>
      </div>
    </li>
  )
}
