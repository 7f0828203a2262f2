import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag, languageTag } from '#src/site/locale.ts'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { NewsRow } from '#src/ui/news-row.tsx'
import type { NewsItem } from './news.ts'

/** One article in the list: date, title, summary, hits, and the way to it. */
export function NewsListRow({ item }: { item: NewsItem }) {
  const words = useWords('news').list
  const lang = useLocale()
  const foreign = foreignLanguageTag(item.lang, lang)
  const article = { to: '/$lang/about/news-detail/{-$id}', params: { lang, id: item.id } } as const
  return (
    <NewsRow
      date={item.publishDate}
      lang={foreign}
      title={
        <>
          <Link {...article} id={articleLinkId(item)}>
            <Clauses of={item.title} />
          </Link>
          {foreign && (
            <>
              {' '}
              <Chip lang={languageTag(lang)}>{words.chineseTitle}</Chip>
            </>
          )}
        </>
      }
      summary={item.summary}
      hits={item.hits}
      hitsLabel={words.hits}
      more={
        <Link {...article} className={moreClass}>
          <MoreLabel about={item.title} aboutLang={foreign}>
            {words.viewDetails}
          </MoreLabel>
        </Link>
      }
    />
  )
}

/** The id of an article's title in the list. */
export function articleLinkId({ id }: { id: string }): string {
  return `article-${id}`
}
