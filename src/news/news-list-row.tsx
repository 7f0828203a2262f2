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

export function NewsListRow({ item }: { item: NewsItem }) {
  const words = useWords('news').list
  const lang = useLocale()
  const foreign = foreignLanguageTag(item.lang, lang)
  const article = { to: '/$lang/about/news-detail/{-$id}', params: { id: item.id } } as const
  return (
    <li className="row news">
      <NewsDate date={item.publishDate} />
      <div lang={foreign}>
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
      {item.cover ? (
        <Picture cover={item.cover} sizes="(width >= 60em) 11rem, 100vw" />
      ) : (
        <CategoryArt category={item.category} />
      )}
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

/** Cover placeholder. */
function CategoryArt({ category }: { category: NewsItem['category'] }) {
  return (
    <svg className="news__art" viewBox="0 0 96 54" aria-hidden="true">
      <path className="m" d={art[category]} />
      <rect className="p" x="54" y="9" width="22" height="15" rx="2" />
    </svg>
  )
}

/** page, box, shield and calendar */
const art: Record<NewsItem['category'], string> = {
  story: 'M30 12h20m20 16v18H30V12M37 22h10M37 30h26M37 38h26',
  release: 'M30 22h20m20 6v18H30V22l6-8h12M44 46V22M30 30h40',
  advisory: 'M48 10l-16 6v12c0 10 7 16 16 20c9-4 16-10 16-20M41 30l6 6l10-11',
  event: 'M30 16h20m20 12v18H30V16M38 12v8M30 28h40M40 36h4m6 0h4m6 0h4',
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

/** Id of the title link. */
export function articleLinkId({ id }: { id: string }): string {
  return `article-${id}`
}
