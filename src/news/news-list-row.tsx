import type { NewsItem } from '#contract/news-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag, languageTag } from '#src/site/locale.ts'
import { grouped } from '#src/site/written.ts'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Day } from '#src/ui/day.tsx'
import { Meta, MetaFact } from '#src/ui/meta.tsx'
import { CoverPicture } from './picture.tsx'
import './news-list-row.css'

/** One article in the list: date, kind, hits, title and summary. All of the row is the link; the first row is large. */
export function NewsListRow({ item, first }: { item: NewsItem; first: boolean }) {
  const words = useWords('news').list
  const lang = useLocale()
  const foreign = foreignLanguageTag(item.lang, lang)
  return (
    <li className="row news">
      <div>
        <Meta>
          <Day of={item.publishDate} />
          <span>{words.categories[item.category]}</span>
          <MetaFact icon="eye" label={words.hits}>
            {grouped(item.hits)}
          </MetaFact>
        </Meta>
        <h2 lang={foreign}>
          <Link to="/$lang/about/news-detail/{-$id}" params={{ id: item.id }} id={articleLinkId(item)}>
            <Clauses of={item.title} />
          </Link>
          {foreign && (
            <>
              {' '}
              <Chip lang={languageTag(lang)}>{words.chineseTitle}</Chip>
            </>
          )}
        </h2>
        <p lang={foreign}>{item.summary}</p>
        <span className={moreClass} aria-hidden="true">
          <MoreLabel>{words.viewDetails}</MoreLabel>
        </span>
      </div>
      <CoverPicture of={item} sizes="(width >= 60em) 34rem, 100vw" early={first} />
    </li>
  )
}

/** Id of the title link. */
export function articleLinkId({ id }: { id: string }): string {
  return `article-${id}`
}
