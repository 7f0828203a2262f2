import { Link } from '@tanstack/react-router'
import { useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import type { Article, Neighbour } from './news.ts'

/** Previous and next article by date. */
export function ArticleNeighbours({ article }: { article: Article }) {
  const words = useWords('news').detail
  return (
    <nav className="pn wrap" aria-label={words.neighbours}>
      <OneWay label={words.previous} none={words.noPrevious} to={article.previous} />
      <OneWay label={words.next} none={words.noNext} to={article.next} />
    </nav>
  )
}

function OneWay({ label, none, to }: { label: string; none: string; to: Neighbour | null }) {
  const lang = useLocale()
  if (!to) {
    return (
      <p>
        <small>{label}</small>
        {none}
      </p>
    )
  }
  return (
    <Link to="/$lang/about/news-detail/{-$id}" params={{ lang, id: to.id }}>
      <small>{label}</small>
      <span lang={to.lang === lang ? undefined : languageTag(to.lang)}>{to.title}</span>
    </Link>
  )
}
