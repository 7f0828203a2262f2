import { useLocale, useWords, wordsOf } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { listText } from '../list-text.ts'
import { useStaff } from '../staff.ts'
import { BackLink } from '../ui/list/back-link.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Badge } from '../ui/state.tsx'
import {
  type HandbookPageKey,
  handbookKeys,
  handbookPages,
  quotationsIn,
  quoted,
  quotedNamespaces,
} from './handbook.ts'

type Row = { id: HandbookPageKey }

/** The contents of the handbook, what belongs to the own role marked. */
export function HandbookContents() {
  const words = useWords('admin-handbook')
  const { roles } = useWords('admin')
  const locale = useLocale()
  const { role } = useStaff()
  const columns: Column<Row>[] = [
    {
      id: 'page',
      heading: words.page,
      cell: ({ id }) => (
        <>
          <Link className="a-row-link" to="/admin/handbook/$page" params={{ page: id }}>
            {words.pages[id].title}
          </Link>{' '}
          {isFor(id, role) && <Badge>{words.yours}</Badge>}
          <small>{words.pages[id].lead}</small>
        </>
      ),
    },
    {
      id: 'roles',
      heading: words.roles,
      className: 'a-desk-only',
      cell: ({ id }) =>
        listText(
          handbookPages[id].map((one) => roles[one]),
          locale,
        ),
    },
  ]
  return (
    <>
      <PageHeader title={words.title} hint={words.lead} />
      <DataTable columns={columns} rows={handbookKeys.map((id) => ({ id }))} />
    </>
  )
}

function isFor(page: HandbookPageKey, role: string): boolean {
  return (handbookPages[page] as readonly string[]).includes(role)
}

/** One page: what is done, step by step, with a picture of the screen in the language of the page. */
export function HandbookPage({ page }: { page: HandbookPageKey }) {
  const words = useWords('admin-handbook')
  const locale = useLocale()
  const { title, lead, picture, steps } = words.pages[page]
  const at = handbookKeys.indexOf(page)
  const next = handbookKeys[at + 1]
  const src = pictures[`./pictures/${page}-${locale}.webp`]
  return (
    <article className="a-handbook-page">
      <PageHeader
        title={title}
        windowTitle={`${title} · ${words.title}`}
        back={<BackLink to="/admin/handbook" aria-label={words.back} />}
      />
      <p>{lead}</p>
      <ol>
        {steps.map((text) => (
          <li key={text}>
            <Quoting text={text} />
          </li>
        ))}
      </ol>
      {/* to itself: a phone shows it too small to read */}
      {src && (
        <a href={src}>
          <img src={src} alt={picture} width="1200" height="750" />
        </a>
      )}
      {next && (
        <p>
          <Link to="/admin/handbook/$page" params={{ page: next }}>
            {words.next} {words.pages[next].title}
          </Link>
        </p>
      )}
    </article>
  )
}

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A text with what it quotes of the staff side in bold. */
function Quoting({ text }: { text: string }) {
  const locale = useLocale()
  return quotationsIn(text).map((part, at) =>
    at % 2 === 0 ? part : <b key={part}>{quoted(part, (name) => wordsOf(locale, quotedNamespaces[name]))}</b>,
  )
}
