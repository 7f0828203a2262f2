import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { type LeadStatus, leadStatuses } from '#contract/keys.ts'
import type { LeadList, LeadSummary } from '#contract/lead-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { ListState } from '../ui/list/list-page.tsx'
import { isComposing } from '../ui/typing/own-keys.ts'
import { UserText } from '../ui/user-text.tsx'
import { KnownCompany, LeadAge, LeadDue, LeadOwner, LeadProduct, StatusSelect } from './lead-facts.tsx'
import { RefusedChange } from './lead-failure.tsx'
import { boardQuery } from './lead-queries.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Applications by status. A card is moved by pointer, by `[` and `]`, or by its select. */
export function LeadBoard({ search }: { search: LeadSearch }) {
  const words = useWords('admin-leads')
  const { moved } = useLL()['admin-leads']
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
  const column = (status: LeadStatus) => {
    const list = board.data?.[leadStatuses.indexOf(status)]
    return list && <Cards key={status} status={status} list={list} search={search} onMove={move} />
  }
  return (
    <ListState query={board}>
      <RefusedChange changes={changes} />
      <div className="a-board">
        {(['new', 'called', 'trial-running', 'won'] as const).map((status) => (
          <Column key={status} statuses={[status]} onDrop={move} cards={board.data}>
            {column(status)}
          </Column>
        ))}
        <Column statuses={['lost', 'spam']} onDrop={move} cards={board.data}>
          {column('lost')}
          {column('spam')}
        </Column>
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

type ColumnProps = {
  statuses: readonly LeadStatus[]
  cards: readonly LeadList[] | undefined
  onDrop: Move
  children: React.ReactNode
}

function Column({ statuses, cards = [], onDrop, children }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setIsOver(false)
    const id = event.dataTransfer.getData('text/plain')
    const lead = cards.flatMap(({ items }) => items).find((one) => one.id === id)
    const list = (event.target as HTMLElement).closest('[data-status]')
    const status = list?.getAttribute('data-status') ?? statuses[0]
    if (lead) void onDrop(lead, status as LeadStatus)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cards have keys and a select for the same
    <section
      className={
        isOver
          ? 'a-board-column is-over'
          : statuses.length > 1
            ? 'a-board-column a-board-exits'
            : 'a-board-column'
      }
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </section>
  )
}

type CardsProps = { status: LeadStatus; list: LeadList; search: LeadSearch; onMove: Move }

function Cards({ status, list, search, onMove }: CardsProps) {
  const words = useWords('admin-leads')
  const { rest } = useLL()['admin-leads']
  const { layout, ...asTable } = search
  const count = list.statuses[status]
  return (
    <div data-status={status}>
      <h2>
        {words.statuses[status]}
        <b>{count}</b>
      </h2>
      <ul aria-label={words.statuses[status]}>
        {list.items.map((lead) => (
          <Card key={lead.id} lead={lead} search={search} onMove={onMove} />
        ))}
      </ul>
      {count > list.items.length && (
        <Link className="a-board-rest" to="/admin/leads" search={{ ...asTable, status }}>
          {rest({ count: count - list.items.length })}
        </Link>
      )}
    </div>
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
        aria-keyshortcuts="[ ]"
        onKeyDown={onKeyDown}
      >
        <UserText>{lead.name}</UserText>
      </Link>
      <KnownCompany knownCompany={lead.knownCompany} />
      <p className="a-row">
        <LeadProduct product={lead.product} />
        {lead.due ? <LeadDue lead={lead} /> : <LeadAge receivedAt={lead.receivedAt} />}
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
