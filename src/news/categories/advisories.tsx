import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import type { NewsHeadline } from '../news.ts'
import './advisories.css'

/** The latest security advisories, apart from the list: nobody should have to page to them. */
export function Advisories({ items }: { items: readonly NewsHeadline[] }) {
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
            <time dateTime={item.publishDate}>{item.publishDate}</time>
          </li>
        ))}
      </ul>
      <Link className={moreClass} to="/$lang/about/news" search={{ category: 'advisory' }}>
        <MoreLabel>{words.moreAdvisories}</MoreLabel>
      </Link>
    </aside>
  )
}
