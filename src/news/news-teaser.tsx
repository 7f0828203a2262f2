import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { Rows } from '#src/ui/rows.tsx'
import type { NewsHeadline } from './news.ts'
import './news-teaser.css'

/** Needs the messages of `home`. */
export function NewsTeaser({ items }: { items: readonly NewsHeadline[] }) {
  const words = useWords('home').newsTeaser
  if (items.length === 0) return null
  return (
    <Band title={words.heading}>
      <Rows>
        {items.map((item) => (
          <Headline key={item.id} item={item} />
        ))}
      </Rows>
      <Link className={moreClass} to="/$lang/about/news">
        <MoreLabel>{words.all}</MoreLabel>
      </Link>
    </Band>
  )
}

function Headline({ item: { id, lang, title, publishDate } }: { item: NewsHeadline }) {
  const page = useLocale()
  return (
    <li>
      <Link className="row teaser" to="/$lang/about/news-detail/{-$id}" params={{ lang: page, id }}>
        <Day of={publishDate} />
        <h3 lang={lang === page ? undefined : languageTag(lang)}>{title}</h3>
      </Link>
    </li>
  )
}
