import { newsCategories } from '#api/contract/keys.ts'
import type { NewsCategory } from '#api/contract/news-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import './news-categories.css'

/** The list's filter: all articles, or one category. */
export function NewsCategories({ current }: { current: NewsCategory | undefined }) {
  const words = useWords('news').list
  return (
    <nav className="cats" aria-label={words.category}>
      <ul>
        {[undefined, ...newsCategories].map((category) => (
          <li key={category ?? ''}>
            <Link
              to="/$lang/about/news"
              search={category ? { category } : {}}
              aria-current={category === current ? 'true' : undefined}
            >
              {category ? words.categories[category] : words.allCategories}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
