import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditAction, AuditArea, AuditList } from '#api/contract/staff/staff-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Empty } from '#src/ui/empty.tsx'
import { useListWords } from '../lists/list-words.ts'
import { staffPages } from '../staff-api.ts'
import { beijingTime, dateRange } from '../ui/beijing-time.ts'
import { Choice, SearchBox } from '../ui/filter-bar.tsx'
import { ListState } from '../ui/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

type Filter = { staff?: string; action?: string; subject?: string; day?: string }

/** What the staff did, newest first, by day. */
export function AuditPage() {
  const words = useWords('admin-identity').audit
  const locale = useLocale()
  const [filter, setFilter] = useState<Filter>({})
  const list = useInfiniteQuery(staffPages('audit.list', filter))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHeader title={words.title} hint={words.kept} />
      <FilterBar filter={filter} onChange={setFilter} />
      <ListState query={list} foot={<span>{words.zone}</span>}>
        {items.length === 0 && <Empty title={words.none} text={words.noneHint} />}
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
      </ListState>
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
      <SearchBox label={words.subject} most={100} onType={(subject) => set({ subject: subject.trim() })} />
      <Choice
        name="action"
        label={words.what}
        chosen={filter.action}
        none={words.all}
        options={Object.entries({ ...words.areas, ...useListWords().titles }).map(([area, name]) => [
          `${area}.`,
          name,
        ])}
        onChoose={(action) => set({ action })}
      />
      <label>
        <span className="vh">{words.day}</span>
        <input
          className="in"
          type="date"
          {...dateRange}
          onChange={({ target }) => set({ day: target.value })}
        />
      </label>
    </search>
  )
}

/** Keys of messages have no dots. An action or permission without words does not compile. */
export type WordKey<A extends string> = A extends `${infer Area}.${infer What}` ? `${Area}-${What}` : never

function Entry({ at, staff, action, subject, detail }: AuditList['items'][number]) {
  const words = useWords('admin-identity').audit
  const lists = useListWords()
  const actions: Record<WordKey<AuditAction>, string> = { ...words.actions, ...lists.actions }
  const areas: Record<AuditArea, string> = { ...words.areas, ...lists.titles }
  const locale = useLocale()
  const area = action.split('.')[0] as AuditArea
  return (
    <li>
      <details>
        <summary>
          <time dateTime={at}>{beijingTime(at, locale, 'time')}</time>
          <span>{staff || words.nobody}</span>
          <span>
            {actions[action.replace('.', '-') as WordKey<AuditAction>] ?? action} <b>{subject}</b>
          </span>
          <span className="chip w">{areas[area] ?? area}</span>
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
