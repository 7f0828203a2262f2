import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type LeadStatus, leadStatuses } from '#contract/keys.ts'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { Icon } from '../ui/icon.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { isComposing } from '../ui/typing/own-keys.ts'
import { UserText } from '../ui/user-text.tsx'
import { KnownCompany, LeadAge, LeadDue, LeadOwner, LeadProduct, StatusSelect } from './lead-facts.tsx'
import { RefusedChange } from './lead-failure.tsx'
import { boardQuery } from './lead-queries.ts'
import { useLeadChange } from './use-lead-change.ts'

/**
 * Applications of the filter by status, and the statuses outside of it. A card is moved by pointer, by `[` and `]`, or by its
 * select.
 */
export function LeadBoard({ search }: { search: LeadSearch }) {
  const words = useWords('admin-leads')
  const { moved, rest } = useLL()['admin-leads']
  const board = useQuery(boardQuery(search))
  const changes = useLeadChange()
  const [said, setSaid] = useState('')
  const move = async (lead: LeadSummary, status: LeadStatus | undefined) => {
    if (!status || status === lead.status) return
    const outcome = await changes.change(lead, { status })
    const to = words.statuses[status]
    setSaid(outcome.ok ? moved({ name: lead.name, status: to }) : '')
    // the card stands elsewhere now
    document.getElementById(`card-${lead.id}`)?.focus()
  }
  const columns = board.data ?? []
  const drop = (id: string, status: LeadStatus) => {
    const lead = columns.flatMap(({ list }) => list.items).find((one) => one.id === id)
    if (lead) void move(lead, status)
  }
  const others = leadStatuses.filter((status) => columns.every((column) => column.status !== status))
  const { layout: _, ...asTable } = search
  return (
    <ListState query={board}>
      <RefusedChange changes={changes} />
      <div className="a-board">
        {columns.map(({ status, list }) => {
          const name = words.statuses[status]
          const count = list.statuses[status]
          return (
            <Column key={status} onDrop={(id) => drop(id, status)}>
              <h2>
                {name}
                <b>{count}</b>
              </h2>
              <ul aria-label={name}>
                {list.items.map((lead) => (
                  <Card key={lead.id} lead={lead} search={search} onMove={move} />
                ))}
              </ul>
              {count > list.items.length && (
                <Link className="a-row-link" to="/admin/leads" search={{ ...asTable, status }}>
                  {rest({ count: count - list.items.length })}
                </Link>
              )}
            </Column>
          )
        })}
        <div className="a-board-others">
          {others.map((status) => (
            <Column key={status} onDrop={(id) => drop(id, status)}>
              <h2>
                <Link className="a-row-link" to="/admin/leads" search={{ ...search, status }}>
                  {words.statuses[status]}
                </Link>
                <b>{columns[0]?.list.statuses[status]}</b>
              </h2>
            </Column>
          ))}
        </div>
      </div>
      <p className="a-foot a-desk-only">
        <kbd>Tab</kbd> {words.keys.card} <kbd>[</kbd> <kbd>]</kbd> {words.keys.move} <kbd>Enter</kbd>{' '}
        {words.keys.open}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </ListState>
  )
}

type Move = (lead: LeadSummary, status: LeadStatus | undefined) => Promise<void>

/** A place for cards, which can be dropped on it. */
function Column({ onDrop, children }: { onDrop: (id: string) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cards have keys and a select for the same
    <section
      className={isOver ? 'a-board-column is-over' : 'a-board-column'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer.getData('text/plain'))
      }}
    >
      {children}
    </section>
  )
}

function Card({ lead, search, onMove }: { lead: LeadSummary; search: LeadSearch; onMove: Move }) {
  const words = useWords('admin-leads')
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const step = { '[': -1, ']': 1 }[key]
    if (step && !isComposing(nativeEvent))
      void onMove(lead, leadStatuses[leadStatuses.indexOf(lead.status) + step])
  }
  return (
    <li
      className="a-lead-card"
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', lead.id)}
    >
      <Link
        id={`card-${lead.id}`}
        to="/admin/leads/$id"
        params={{ id: lead.id }}
        search={search}
        resetScroll={false}
        aria-keyshortcuts="[ ]"
        onKeyDown={onKeyDown}
      >
        <UserText>{lead.name}</UserText>
      </Link>
      <KnownCompany knownCompany={lead.knownCompany} />
      <p className="a-row">
        {lead.due ? (
          <>
            <Icon name="phone" small />
            <span className="vh">{words.due}</span>
            <LeadDue lead={lead} isShort />
          </>
        ) : (
          <>
            {words.arrived}
            <LeadAge receivedAt={lead.receivedAt} />
          </>
        )}
        <LeadProduct product={lead.product} isShort />
        <LeadOwner owner={lead.owner} />
      </p>
      <StatusSelect
        lead={lead}
        label={`${words.status}: ${lead.name}`}
        onChange={(status) => onMove(lead, status)}
      />
    </li>
  )
}
