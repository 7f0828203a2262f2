import type { FormEvent, ReactNode } from 'react'
import { cut } from '#contract/typed-text.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Band } from '#src/ui/band.tsx'
import { Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Search } from '#src/ui/search.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import {
  mostLetters,
  mostOfKind,
  type Place,
  readSearchQuery,
  resultsPerPage,
  type SearchAnswer,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
  searchKinds,
} from './search-query.ts'
import '#src/ui/kinds.css'
import './search.css'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Empty } from '#src/ui/empty.tsx'
import type { Marked } from './search.server.ts'

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
            {items.map((result, at) => (
              <ResultRow key={`${result.place.path} ${result.place.id}`} result={result}>
                {!query.kind && isLast(items, at) && (
                  <OthersOfKind query={query} answer={answer} kind={result.kind} />
                )}
              </ResultRow>
            ))}
          </Rows>
          <LoadMore
            state={query.kind && items.length < total ? 'ready' : 'end'}
            loadingText={words.loading}
            endText={query.kind && total > resultsPerPage ? words.noMore : ''}
          >
            <Link
              className={buttonClass({ ghost: true })}
              to="/$lang/search"
              search={{ ...query, page: page + 1 }}
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
  return q.length > 40 ? `${cut(q, 40)}…` : q
}

/** The search box. A plain GET form; with JavaScript a search takes effect without a reload. */
function SearchForm({ query: { q = '', kind } }: { query: SearchQuery }) {
  const words = useWords('search').form
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useFilterForm({ q })
  const show = (event: FormEvent<HTMLFormElement>) =>
    submitByScript(event, (form) => {
      const { q, kind } = readSearchQuery(Object.fromEntries(new FormData(form)))
      return navigate({ to: '/$lang/search', params: { lang }, search: { q, kind }, resetScroll: false })
    })
  return (
    <Search
      id="site-q"
      label={words.q}
      button={words.submit}
      input={{ name: 'q', defaultValue: q, placeholder: words.placeholder, maxLength: mostLetters }}
      aria-label={words.label}
      action={`/${lang}/search`}
      ref={form}
      onSubmit={show}
    >
      {kind && <input type="hidden" name="kind" value={kind} />}
    </Search>
  )
}

/** Results of one kind or of all, each with how many there are. */
function KindFilter({
  query: { q, kind: chosen },
  counts,
}: {
  query: SearchQuery
  counts: SearchAnswer['counts']
}) {
  const { form, kinds } = useWords('search')
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

function isLast(items: readonly SearchResult[], at: number): boolean {
  return !items.slice(at + 1).some(({ kind }) => kind === items[at]?.kind)
}

/** Where a kind has more results than are shown: all of them, downloads with the filters of their own search. */
function OthersOfKind({
  query: { q },
  answer: { counts, exact },
  kind,
}: Props & { answer: SearchAnswer; kind: SearchKind }) {
  const { kinds } = useWords('search')
  const messages = useLL().search
  const n = counts[kind] ?? 0
  if (n <= mostOfKind) return null
  if (kind === 'download' && exact)
    return (
      <Link className={moreClass} to="/$lang/download/search" search={{ q }}>
        <MoreLabel>{messages.inDownloads({ q: shown(q ?? '') })}</MoreLabel>
      </Link>
    )
  return (
    <Link className={moreClass} to="/$lang/search" search={{ q, kind }}>
      <MoreLabel>{messages.ofKind({ n, kind: kinds[kind] })}</MoreLabel>
    </Link>
  )
}

type ResultRowProps = { result: SearchResult; children: ReactNode }

/** One result: what it is, where it leads and why it was found. */
function ResultRow({ result, children }: ResultRowProps) {
  const { kind, place, lang: written, title, section, text, date } = result
  const { document, kinds, package: software } = useWords('search')
  const lang = useLocale()
  const foreign = written && languageTag(written)
  return (
    <li className="row found">
      <p className="found__kind">
        <Chip>{kind === 'download' ? (result.isDocument ? document : software) : kinds[kind]}</Chip>
        {section && <span lang={foreign}>{section}</span>}
        {date && <Day of={date} />}
      </p>
      <h3 lang={foreign}>
        <Link {...destination(lang, place)}>
          <MarkedText text={title} />
        </Link>
      </h3>
      <p lang={foreign}>
        <MarkedText text={text} />
      </p>
      {children}
    </li>
  )
}

/** Every second piece is marked. They are texts to the page, whatever stands in them. */
function MarkedText({ text }: { text: Marked }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
  return text.map((piece, n) => (n % 2 === 1 ? <mark key={n}>{piece}</mark> : piece))
}

// results lead to every route there is: a test holds each path of the index against the route tree
function destination(lang: Locale, { path, id, hash }: Place) {
  return {
    to: (path === '/' ? `/${lang}` : `/${lang}${path}`) as '/',
    search: (id ? { id } : {}) as never,
    hash: hash as undefined,
  }
}

/** In place of the list: nothing found, and what to try instead. */
function NoResults({
  query: { q = '' },
  answer: { counts, elsewhere },
}: {
  query: SearchQuery
  answer: SearchAnswer
}) {
  const { empty } = useWords('search')
  const messages = useLL().search.empty
  const lang = useLocale()
  const other = locales.find((locale) => locale !== lang) ?? lang
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Empty title={messages.title({ q: shown(q) })} text={empty.text}>
      {all > 0 && (
        <p>
          <Link to="/$lang/search" search={{ q }} resetScroll={false}>
            {messages.allKinds({ n: all })}
          </Link>
        </p>
      )}
      {elsewhere > 0 && (
        <p>
          <Link to="/$lang/search" params={{ lang: other }} search={{ q }} hrefLang={languageTag(other)}>
            {messages.elsewhere({ n: elsewhere })}
          </Link>
        </p>
      )}
      <SuggestedSearches />
      <p>
        <Link to="/$lang/about/contact">{empty.contact}</Link>
      </p>
    </Empty>
  )
}

/** Searches that find something, for visitors who have not typed anything yet. */
function Suggestions() {
  const { suggestions } = useWords('search')
  return (
    <section className="often" aria-labelledby="often">
      <h2 id="often">{suggestions.heading}</h2>
      <SuggestedSearches />
    </section>
  )
}

function SuggestedSearches() {
  const { suggestions } = useWords('search')
  return (
    <Buttons>
      {suggestions.items.map((q) => (
        <Link
          key={q}
          className={buttonClass({ ghost: true, small: true })}
          to="/$lang/search"
          search={{ q }}
          resetScroll={false}
        >
          {q}
        </Link>
      ))}
    </Buttons>
  )
}
