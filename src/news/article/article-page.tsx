import type { ComponentProps } from 'react'
import { articlePath } from '#contract/keys.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { foreignLanguageTag, languageTag } from '#src/site/locale.ts'
import { grouped } from '#src/site/written.ts'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { Day } from '#src/ui/day.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Meta, MetaFact } from '#src/ui/meta.tsx'
import { Note } from '#src/ui/note.tsx'
import { Neighbour, PrevNext } from '#src/ui/prev-next.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Share } from '#src/ui/share.tsx'
import './article.css'
import type { NewsNeighbour } from '#contract/news-schema.ts'
import { Link } from '#src/site/link.tsx'
import { useFollowLinks } from '#src/site/routing/follow-links.ts'
import { Rows } from '#src/ui/rows.tsx'
import { type Article, articlePictureSizes } from '../news.ts'
import { CoverPicture } from '../picture.tsx'

/** @param previewToken of a draft, which has no public URL */
export function ArticlePage({ article, previewToken }: { article: Article; previewToken?: string }) {
  const words = useWords('news').detail
  const LL = useLL()
  const lang = useLocale()
  const foreign = foreignLanguageTag(article.lang, lang)
  const path = articlePath(article.id)
  return (
    <article className="band band--near article">
      <div className="wrap">
        <Prose>
          <h1 className="h1--in" lang={foreign}>
            <Clauses of={article.title} />
          </h1>
          <Meta>
            <MetaFact icon="calendar" label={words.publishDate}>
              <Day of={article.publishDate} />
            </MetaFact>
            {article.updatedDate && (
              <MetaFact icon="clock" label={words.updatedDate}>
                <Day of={article.updatedDate} />
              </MetaFact>
            )}
            {article.author && (
              <MetaFact icon="user" label={words.author}>
                {article.author}
              </MetaFact>
            )}
            <MetaFact icon="eye">
              {LL.news.detail
                .hitsCount({ n: article.hits })
                .replace(`${article.hits}`, grouped(article.hits))}
            </MetaFact>
            <OtherLanguage article={article} previewToken={previewToken} />
          </Meta>
          {previewToken && <Note>{words.preview.note}</Note>}
          <HeldNote since={article.staleSince} />
          <hr />
          <CoverPicture of={article} sizes={articlePictureSizes} early />
          <div
            className="prose"
            lang={foreign}
            ref={useFollowLinks()}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised twice, by the upstream and in article-html.server.ts
            dangerouslySetInnerHTML={{ __html: article.bodyHtml }}
          />
          <hr />
          <Buttons>
            <Link className={buttonClass({ ghost: true })} to="/$lang/about/news">
              <Icon name="left" small />
              {words.returnToList}
            </Link>
            {!previewToken && (
              <Share path={`/${lang}${path}`} code={`/${lang}/qr?path=${path}`} words={words.share} />
            )}
          </Buttons>
        </Prose>
        <ArticleNeighbours article={article} />
        <RelatedArticles items={article.related} />
      </div>
    </article>
  )
}

/** Link to the translation, or a note that there is none. */
function OtherLanguage({ article, previewToken }: ComponentProps<typeof ArticlePage>) {
  const words = useWords('news').detail
  const lang = useLocale()
  const other = article.translations.find((translation) => translation !== lang)
  if (article.lang !== lang) return <span>{words.onlyChinese}</span>
  if (!other) return null
  const named = { lang: languageTag(other), hrefLang: languageTag(other), children: words.otherLanguage }
  return previewToken ? (
    <Link to="/$lang/news/preview" params={{ lang: other }} search={{ token: previewToken }} {...named} />
  ) : (
    <Link to="/$lang/about/news-detail/{-$id}" params={{ lang: other, id: article.id }} {...named} />
  )
}

/** By date. */
function ArticleNeighbours({ article }: { article: Article }) {
  const words = useWords('news').detail
  return (
    <PrevNext label={words.neighbours}>
      <OneWay which={words.previous} none={words.noPrevious} to={article.previous} />
      <OneWay which={words.next} none={words.noNext} to={article.next} />
    </PrevNext>
  )
}

type OneWayProps = { which: string; none: string; to: NewsNeighbour | null }

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
    <Link to="/$lang/about/news-detail/{-$id}" params={{ id: to.id }}>
      <Neighbour which={which} title={<span lang={foreignLanguageTag(to.lang, lang)}>{to.title}</span>} />
    </Link>
  )
}

function RelatedArticles({ items }: { items: Article['related'] }) {
  const words = useWords('news').detail
  const lang = useLocale()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <Rows>
        {items.map((item) => (
          <li key={item.id}>
            <Link className="row teaser" to="/$lang/about/news-detail/{-$id}" params={{ id: item.id }}>
              <Day of={item.publishDate} />
              <h3 lang={foreignLanguageTag(item.lang, lang)}>{item.title}</h3>
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  )
}
