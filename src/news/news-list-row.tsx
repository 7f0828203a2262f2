import type { NewsItem } from '#api/contract/news-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag, languageTag } from '#src/site/locale.ts'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { MetaFact } from '#src/ui/meta.tsx'
import { Picture } from './picture.tsx'
import './news-list-row.css'

/** One article in the list: date, title, summary, hits, and the way to it. */
export function NewsListRow({ item }: { item: NewsItem }) {
  const words = useWords('news').list
  const lang = useLocale()
  const foreign = foreignLanguageTag(item.lang, lang)
  const article = { to: '/$lang/about/news-detail/{-$id}', params: { id: item.id } } as const
  return (
    <li className="row news">
      <NewsDate date={item.publishDate} />
      <div lang={foreign}>
        {item.cover && <Picture cover={item.cover} sizes="(width >= 60em) 16rem, 100vw" />}
        <p className="note" lang={foreign && languageTag(lang)}>
          {words.categories[item.category]}
        </p>
        <h2>
          <Link {...article} id={articleLinkId(item)}>
            <Clauses of={item.title} />
          </Link>
          {foreign && (
            <>
              {' '}
              <Chip lang={languageTag(lang)}>{words.chineseTitle}</Chip>
            </>
          )}
        </h2>
        <p>{item.summary}</p>
      </div>
      <div className="meta">
        <MetaFact icon="eye" label={words.hits}>
          {item.hits}
        </MetaFact>
        <Link {...article} className={moreClass}>
          <MoreLabel about={item.title} aboutLang={foreign}>
            {words.viewDetails}
          </MoreLabel>
        </Link>
      </div>
    </li>
  )
}

/** Day large, month and year below: 12, 2026-11. */
function NewsDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-')
  return (
    <time className="date" dateTime={date}>
      <b>{day}</b>
      {year}-{month}
    </time>
  )
}

/** The id of an article's title in the list. */
export function articleLinkId({ id }: { id: string }): string {
  return `article-${id}`
}
