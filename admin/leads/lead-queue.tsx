import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { LeadDetail } from '#contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { useStaff } from '../staff.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { StatusSelect } from './lead-facts.tsx'
import { leadListQuery } from './lead-queries.ts'
import { useReveal, useSecondPress } from './reveal.tsx'

/**
 * The applications before and after one in the current view. One that has left the view, by being taken or by its new
 * status, keeps its place: the next is the one that has moved up to it.
 */
export function useNeighbours(id: string) {
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const list = useInfiniteQuery(leadListQuery(search))
  const ids = list.data?.pages.flatMap(({ items }) => items.map((lead) => lead.id)) ?? []
  const at = ids.indexOf(id)
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  const next = ids[at >= 0 ? at + 1 : place]
  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (next === undefined && hasNextPage && !isFetching) void fetchNextPage()
  }, [next, hasNextPage, isFetching, fetchNextPage])
  return { search, previous: ids[place - 1], next }
}

export type Neighbours = ReturnType<typeof useNeighbours>

type QueueBarProps = {
  lead: LeadDetail
  neighbours: Neighbours
  onTake: () => void
  onStatus: (status: LeadDetail['status']) => Promise<unknown>
  /** id of the field of the note */
  note: string
}

/** What is done with one application after another, within reach of a thumb: take, call, note, status, next. */
export function QueueBar({ lead, neighbours: { search, next }, onTake, onStatus, note }: QueueBarProps) {
  const words = useWords('admin-leads')
  const isMine = lead.owner?.id === useStaff().id
  const { href, reveal, isPending } = useReveal(lead.id, 'telephone')
  const sinceShown = useSecondPress(href !== undefined)
  const writeNote = () => {
    const field = document.getElementById(note)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <div className="a-lead-queue" role="toolbar" aria-label={words.queue.label}>
      <button type="button" aria-disabled={isMine} onClick={isMine ? undefined : onTake}>
        <Label icon={isMine ? 'check' : 'user'}>{isMine ? words.queue.mine : words.take}</Label>
      </button>
      {href ? (
        <a href={href} onClick={sinceShown}>
          <Label icon="phone">{words.queue.call}</Label>
        </a>
      ) : (
        <button type="button" disabled={isPending} onClick={reveal}>
          <Label icon="eye">{words.telephone}</Label>
        </button>
      )}
      <button type="button" onClick={writeNote}>
        <Label icon="log">{words.note}</Label>
      </button>
      <label htmlFor="queue-status">
        <Label icon="down">{words.statuses[lead.status]}</Label>
        <StatusSelect id="queue-status" lead={lead} label={words.status} onChange={onStatus} />
      </label>
      {next ? (
        <Link to="/admin/leads/$id" params={{ id: next }} search={search}>
          <Label icon="right">{words.queue.next}</Label>
        </Link>
      ) : (
        <Link to="/admin/leads" search={search}>
          <Label icon="list">{words.queue.end}</Label>
        </Link>
      )}
    </div>
  )
}

function Label({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
    </>
  )
}
