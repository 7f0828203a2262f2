import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { Chip } from '#src/ui/chip.tsx'
import './result-row.css'
import type { Marked } from '../index/mark-text.ts'
import type { Place } from '../index/search-entry.ts'
import type { SearchResult } from '../search-query.ts'

/** One result: what it is, where it leads and why it was found. */
export function ResultRow({
  result: { kind, place, lang: written, title, section, text, date },
}: {
  result: SearchResult
}) {
  const { kinds } = useWords('search')
  const lang = useLocale()
  const foreign = written && languageTag(written)
  return (
    <li className="row found">
      <p className="found__kind">
        <Chip>{kinds[kind]}</Chip>
        {section && <span lang={foreign}>{section}</span>}
        {date && <time dateTime={date}>{date}</time>}
      </p>
      <h3 lang={foreign}>
        <Link {...destination(lang, place)}>
          <MarkedText text={title} />
        </Link>
      </h3>
      <p lang={foreign}>
        <MarkedText text={text} />
      </p>
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
    ...(hash ? { hash } : {}),
  }
}
