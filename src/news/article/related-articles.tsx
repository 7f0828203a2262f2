import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Rows } from '#src/ui/rows.tsx'
import type { Article } from '../news.ts'

/** Others of the article's category. */
export function RelatedArticles({ items }: { items: Article['related'] }) {
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
              <time dateTime={item.publishDate}>{item.publishDate.replaceAll('-', '.')}</time>
              <h3 lang={foreignLanguageTag(item.lang, lang)}>{item.title}</h3>
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  )
}
