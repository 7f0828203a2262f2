import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag, locales } from '#src/site/locale.ts'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import './no-results.css'
import type { SearchAnswer, SearchQuery } from '../search-query.ts'

/** In place of the list: nothing found, and what to try instead. */
export function NoResults({
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
    <Empty title={messages.title({ q: q.slice(0, 40) })} text={empty.text}>
      {all > 0 && (
        <p>
          <Link to="/$lang/search" params={{ lang }} search={{ q }} resetScroll={false}>
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
        <Link to="/$lang/about/contact" params={{ lang }}>
          {empty.contact}
        </Link>
      </p>
    </Empty>
  )
}

/** Searches that find something, for who has not typed anything yet. */
export function Suggestions() {
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
  const lang = useLocale()
  return (
    <Buttons>
      {suggestions.items.map((q) => (
        <Link
          key={q}
          className={buttonClass({ ghost: true, small: true })}
          to="/$lang/search"
          params={{ lang }}
          search={{ q }}
          resetScroll={false}
        >
          {q}
        </Link>
      ))}
    </Buttons>
  )
}
