import type { ReactNode } from 'react'
import { MetaFact } from './meta.tsx'
import './news-row.css'
import './rows.css'

type NewsRowProps = {
  /** ISO date, YYYY-MM-DD */
  date: string
  /** the title as a link */
  title: ReactNode
  summary: string
  /** of title and summary, where it is not the page's */
  lang?: string
  hits: ReactNode
  hitsLabel: string
  /** a link with `moreClass` and a `MoreLabel` */
  more: ReactNode
}

/** One article of a news list, in `Rows`. Its title is a heading of level 2: the list follows the page's own. */
export function NewsRow({ date, title, summary, lang, hits, hitsLabel, more }: NewsRowProps) {
  return (
    <li className="row news">
      <NewsDate date={date} />
      <div lang={lang}>
        <h2>{title}</h2>
        <p>{summary}</p>
      </div>
      <div className="meta">
        <MetaFact icon="eye" label={hitsLabel}>
          {hits}
        </MetaFact>
        {more}
      </div>
    </li>
  )
}

/** Day large, month and year below: 12, 2026.11. */
function NewsDate({ date }: { date: string }) {
  const [year, month, day] = date.slice(0, 10).split('-')
  return (
    <time className="date" dateTime={date.slice(0, 10)}>
      <b>{day}</b>
      {year}.{month}
    </time>
  )
}
