import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { mostLetters, resultsPerPage, type SearchAnswer, type SearchQuery } from '../search-query.ts'
import { KindFilter } from './kind-filter.tsx'
import { NoResults, Suggestions } from './no-results.tsx'
import { ResultRow } from './result-row.tsx'
import { SearchForm } from './search-form.tsx'

type Props = {
  query: SearchQuery
  /** undefined while there is nothing to search for */
  answer: SearchAnswer | undefined
}

/** The search of the whole site. */
export function SearchPage({ query, answer }: Props) {
  const words = useWords('search')
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        <SearchForm query={query} />
        <Counted query={query} answer={answer} />
        {answer ? <Results query={query} answer={answer} /> : <Suggestions />}
      </Band>
    </>
  )
}

/** What came out of it, in a sentence that is read out whenever it changes. */
function Counted({ query: { q = '' }, answer }: Props) {
  const words = useWords('search')
  const messages = useLL().search
  if (!answer) return <Note live>{q ? words.tooShort : words.prompt}</Note>
  const { exact, partial, total } = answer
  return (
    <>
      <Note live>
        {messages.count({ q: shown(q), n: total })}
        {!exact && total > 0 && ` ${words.some}`}
      </Note>
      {q.length > mostLetters && <Note>{messages.tooLong({ n: mostLetters })}</Note>}
      {partial && <Note>{words.partial}</Note>}
    </>
  )
}

function Results({ query, answer }: Props & { answer: SearchAnswer }) {
  const words = useWords('search')
  const lang = useLocale()
  const { items, total } = answer
  const page = query.page ?? 1
  if (items.length === 0 && Object.keys(answer.counts).length === 0)
    return <NoResults query={query} answer={answer} />
  return (
    <>
      <KindFilter query={query} counts={answer.counts} />
      {items.length === 0 ? (
        <NoResults query={query} answer={answer} />
      ) : (
        <>
          <h2 className="vh">{words.results}</h2>
          <Rows>
            {items.map((result) => (
              <ResultRow key={`${result.place.path} ${result.place.id}`} result={result} />
            ))}
          </Rows>
          <LoadMore
            state={items.length < total ? 'ready' : 'end'}
            loadingText={words.loading}
            endText={total > resultsPerPage ? words.noMore : ''}
          >
            <Link
              className={buttonClass({ ghost: true })}
              to="/$lang/search"
              params={{ lang }}
              search={{ ...query, page: String(page + 1) }}
              resetScroll={false}
            >
              {words.loadMore}
            </Link>
          </LoadMore>
        </>
      )}
    </>
  )
}

function shown(q: string): string {
  return q.length > 40 ? `${q.slice(0, 40)}…` : q
}
