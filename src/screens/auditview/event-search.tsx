import { memo, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type AuditEvent, clockOf, findEvents, type KindFilter } from './auditview-state.ts'
import { KindIcon } from './kind-icon.tsx'

type EventSearchProps = {
  kind: KindFilter
  /** the event at the time of the cursor */
  current: number | undefined
  onKind: (kind: KindFilter) => void
  onMove: (second: number, jump: boolean) => void
}

/** Events by their words; each result goes to its moment. */
export const EventSearch = memo(
  function EventSearch({ kind, current, onKind, onMove }: EventSearchProps) {
    const words = useWords('screen-auditview')
    const messages = useLL()['screen-auditview']
    const [query, setQuery] = useState<string>(words.query)
    const told = ({ index }: AuditEvent) => words.events[index] ?? { title: '', detail: '', also: '' }
    const find = (text: string, within: KindFilter) =>
      findEvents(text, within, (event) => [...Object.values(told(event)), words.kinds[event.kind]].join(' '))
    const found = find(query, kind)
    const notFound = () => {
      const elsewhere = find(query, 'all').length
      if (elsewhere > 0)
        return (
          <>
            {messages.notInKind({ kind: words.kinds[kind] })}{' '}
            <button type="button" onClick={() => onKind('all')}>
              {messages.inAll({ count: elsewhere })}
            </button>
          </>
        )
      const suggested = words.suggestions.filter((text) => find(text, kind).length > 0).slice(0, 2)
      return (
        <>
          {words.notFound}
          {suggested.map((text) => (
            <button key={text} type="button" onClick={() => setQuery(text)}>
              {text}
            </button>
          ))}
        </>
      )
    }
    return (
      <div className="av__search" data-panel="2">
        <div className="av__query">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            aria-label={words.find}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <p>{found.length > 0 ? messages.found({ count: found.length }) : notFound()}</p>
        <ol>
          {found.map((event) => (
            <li key={event.index}>
              <button
                type="button"
                aria-current={event.index === current || undefined}
                onClick={() => onMove(event.from, true)}
              >
                <KindIcon kind={event.kind} />
                <b>
                  <Found text={told(event).title} query={query.trim()} />
                </b>
                <span>
                  {clockOf(event.from)} · {told(event).detail}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    )
  },
  (before, after) => before.kind === after.kind && before.current === after.current,
)

/** The text with what was searched for marked. */
function Found({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  )
}
