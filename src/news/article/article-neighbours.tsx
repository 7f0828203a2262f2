import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Neighbour, PrevNext } from '#src/ui/prev-next.tsx'
import type { Article, Neighbour as NeighbourOfArticle } from '../news.ts'

/** Previous and next article by date. */
export function ArticleNeighbours({ article }: { article: Article }) {
  const words = useWords('news').detail
  return (
    <PrevNext label={words.neighbours}>
      <OneWay which={words.previous} none={words.noPrevious} to={article.previous} />
      <OneWay which={words.next} none={words.noNext} to={article.next} />
    </PrevNext>
  )
}

type OneWayProps = { which: string; none: string; to: NeighbourOfArticle | null }

function OneWay({ which, none, to }: OneWayProps) {
  const lang = useLocale()
  if (!to) {
    return (
      <p>
        <Neighbour which={which} title={none} />
      </p>
    )
  }
  return (
    <Link to="/$lang/about/news-detail/{-$id}" params={{ lang, id: to.id }}>
      <Neighbour which={which} title={<span lang={foreignLanguageTag(to.lang, lang)}>{to.title}</span>} />
    </Link>
  )
}
