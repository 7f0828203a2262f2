import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import './kind-filter.css'
import { searchKinds } from '../index/search-entry.ts'
import type { SearchAnswer, SearchQuery } from '../search-query.ts'

/** Results of one kind or of all, each with how many there are. */
export function KindFilter({
  query: { q, kind: chosen },
  counts,
}: {
  query: SearchQuery
  counts: SearchAnswer['counts']
}) {
  const { form, kinds } = useWords('search')
  const lang = useLocale()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choices = searchKinds.flatMap((kind) =>
    counts[kind] || kind === chosen ? [{ kind, name: kinds[kind], count: counts[kind] ?? 0 }] : [],
  )
  return (
    <nav className="kinds" aria-label={form.kind}>
      <ul>
        {[{ kind: undefined, name: form.all, count: all }, ...choices].map(({ kind, name, count }) => (
          <li key={name}>
            <Link
              to="/$lang/search"
              params={{ lang }}
              search={{ q, kind }}
              resetScroll={false}
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {name} <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
