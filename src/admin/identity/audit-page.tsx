import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditList } from '#api/staff/staff-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Empty, Failed } from '../ui/state.tsx'
import { getAudit } from './audit.functions.ts'

type Filter = { staff?: string; action?: string; subject?: string; day?: string }

export const auditQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'audit', filter],
    queryFn: ({ pageParam }) =>
      getAudit({ data: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // what the record says is what it says now
    staleTime: 0,
  })

/** What the staff did, newest first, by day. */
export function AuditPage() {
  const words = useWords('admin-identity').audit
  const { states } = useWords('admin')
  const locale = useLocale()
  const [filter, setFilter] = useState<Filter>({})
  const list = useInfiniteQuery(auditQuery(filter))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHeader title={words.title} hint={words.kept} />
      <FilterBar filter={filter} onChange={setFilter} />
      {list.isError && <Failed onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && <Empty title={words.none}>{words.noneHint}</Empty>}
      {daysOf(items, locale).map(([day, entries]) => (
        <section key={day}>
          <h2 className="a-daysep">{day}</h2>
          <ol className="a-aud">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        </section>
      ))}
      <p className="a-foot" role="status">
        {list.isPending && states.loading}
        {list.hasNextPage && (
          <Button ghost disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {states.more}
          </Button>
        )}
        <span>{words.zone}</span>
      </p>
    </>
  )
}

/** The entries by day, in the order they come in. */
function daysOf(items: AuditList['items'], locale: Locale): [day: string, entries: AuditList['items']][] {
  const days: [string, AuditList['items']][] = []
  for (const entry of items) {
    const day = beijingTime(entry.at, locale, 'day')
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(entry)
    else days.push([day, [entry]])
  }
  return days
}

function FilterBar({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const words = useWords('admin-identity').audit
  const set = (change: Filter) => {
    const changed = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '')
    onChange(Object.fromEntries(changed) as Filter)
  }
  return (
    <search className="a-bar1">
      <label className="a-srch">
        <span className="vh">{words.subject}</span>
        <input
          className="in"
          type="search"
          placeholder={words.subject}
          maxLength={100}
          onChange={({ target }) => set({ subject: target.value.trim() })}
        />
      </label>
      <label>
        <span className="vh">{words.what}</span>
        <select className="in" onChange={({ target }) => set({ action: target.value })}>
          <option value="">{words.all}</option>
          {Object.entries(words.areas).map(([area, name]) => (
            <option key={area} value={`${area}.`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="vh">{words.day}</span>
        <input className="in" type="date" onChange={({ target }) => set({ day: target.value })} />
      </label>
    </search>
  )
}

function Entry({ at, staff, action, subject, detail }: AuditList['items'][number]) {
  const { actions, areas } = useWords('admin-identity').audit
  const locale = useLocale()
  const area = action.split('.')[0] as keyof typeof areas
  return (
    <li>
      <details>
        <summary>
          <time dateTime={at}>{beijingTime(at, locale, 'time')}</time>
          <span>{staff}</span>
          <span>
            {actions[action.replace('.', '-') as keyof typeof actions] ?? action} <b>{subject}</b>
          </span>
          <span className="a-tag w">{areas[area] ?? area}</span>
        </summary>
        <dl className="a-dl">
          {Object.entries({ action, ...detail }).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
