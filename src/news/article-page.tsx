import { Link } from '@tanstack/react-router'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { ArticleNeighbours } from './article-neighbours.tsx'
import type { Article } from './news.ts'
import { useRecordedView } from './use-recorded-view.ts'
import './news.css'

/** One article with its date, hits, neighbours and the way back to the list. */
export function ArticlePage({ article }: { article: Article }) {
  const words = useWords('news').detail
  const LL = useLL()
  const lang = useLocale()
  useRecordedView(article.id)
  const foreign = article.lang === lang ? undefined : languageTag(article.lang)
  const other = article.translations.find((translation) => translation !== article.lang)
  return (
    <article className="band band--near">
      <div className="wrap">
        <div className="prose">
          <nav className="crumb" aria-label={words.neighbours}>
            <ol>
              <li>
                <Link to="/$lang/about/news" params={{ lang }}>
                  {useWords('news').list.title}
                </Link>
              </li>
            </ol>
          </nav>
          {article.staleSince && <p className="note">{LL.news.detail.stale({ date: article.staleSince })}</p>}
          <h1 className="h1--in" lang={foreign}>
            {article.title}
          </h1>
          <p className="meta">
            <time dateTime={article.publishDate}>{article.publishDate}</time>
            <span>{LL.news.detail.hitsCount({ n: article.hits })}</span>
            {other && (
              <Link
                to="/$lang/about/news-detail/{-$id}"
                params={{ lang: other, id: article.id }}
                lang={languageTag(other)}
                hrefLang={languageTag(other)}
              >
                {words.otherLanguage}
              </Link>
            )}
            {foreign && <span>{words.onlyChinese}</span>}
          </p>
          <hr />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised twice, by the upstream and in article-html.server.ts */}
          <div lang={foreign} dangerouslySetInnerHTML={{ __html: article.bodyHtml }} />
          <hr />
          <Link className="btn btn--ghost" to="/$lang/about/news" params={{ lang }}>
            {words.returnToList}
          </Link>
        </div>
        <ArticleNeighbours article={article} />
      </div>
    </article>
  )
}
