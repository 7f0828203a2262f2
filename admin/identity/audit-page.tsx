import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditAction, AuditArea, AuditList } from '#contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { listText } from '../list-text.ts'
import { staffPages, staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { Choice, SearchBox } from '../ui/list/filter-bar.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { UserText } from '../ui/user-text.tsx'

type Filter = { staff?: string; action?: string; q?: string; day?: string }

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
            <h2 className="a-audit-day">{day}</h2>
            <ol className="a-items">
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
  const people = useQuery(staffQuery('members.list')).data?.items ?? []
  const set = (change: Filter) => {
    const changed = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '')
    onChange(Object.fromEntries(changed) as Filter)
  }
  return (
    <search className="a-filter-bar">
      <div className="a-filters">
        <SearchBox label={words.search} most={100} onType={(q) => set({ q: q.trim() })} />
        <Choice
          name="staff"
          label={words.who}
          chosen={filter.staff}
          none={words.everyone}
          options={people.map(({ id, name }) => [id, name])}
          onChoose={(staff) => set({ staff })}
        />
        <Choice
          name="action"
          label={words.what}
          chosen={filter.action}
          none={words.all}
          options={Object.entries(words.areas).map(([area, name]) => [`${area}.`, name])}
          onChoose={(action) => set({ action })}
        />
        <DateField
          id="audit-day"
          label={words.day}
          value={filter.day ?? ''}
          onChange={(day) => set({ day })}
        />
      </div>
    </search>
  )
}

/** Keys of messages have no dots. An action or permission without words does not compile. */
export type WordKey<A extends string> = A extends `${infer Area}.${infer What}` ? `${Area}-${What}` : never

type EntryData = AuditList['items'][number]

/** Nobody has proved to be the one it is about. */
const unproven: readonly string[] = ['session.refused', 'staff.reset-asked'] satisfies AuditAction[]

/** What is filled into a sentence; where the object stands in it is found again. */
const place = '\uFFFC'

function useSentence({ action, detail }: EntryData): [before: string, after?: string] {
  const { audit: words } = useWords('admin-identity')
  const { roles } = useWords('admin')
  const locale = useLocale()
  const { audit } = useLL()['admin-identity']
  const sentences: Record<WordKey<AuditAction>, (said: Said) => string> = audit.actions
  const text = (name: string) => String(detail[name] ?? '')
  const oneOf = (among: Record<string, string>, name: string) => among[text(name)] ?? text(name)
  const fieldName = useFieldName()
  const said: Said = {
    object: place,
    edition: text('langs').includes(',') ? words.editions.both : oneOf(words.editions, 'langs'),
    way: oneOf(words.ways, 'by'),
    field: listText((text('fields') || text('field')).split(' ').map(fieldName), locale),
    role: oneOf(roles, 'role'),
    from: oneOf(roles, 'from'),
    to: oneOf(roles, 'to'),
    at: text('at') && beijingTime(text('at'), locale),
    rows: Number(detail.rows ?? 0),
    count: text('count'),
    applications: text('applications'),
    added: text('added'),
    changed: text('changed'),
    receivers: text('receivers') || words.unassigned,
    topic: oneOf(words.topics, 'topic'),
  }
  const sentence = sentences[action.replace('.', '-') as WordKey<AuditAction>]
  const [before = '', after] = (sentence?.(said) ?? `${action} ${place}`).split(place)
  return after === undefined ? [before] : [before, after]
}

/** Of a field such as `cn.title`. */
function useFieldName(): (field: string) => string {
  const { audit: words } = useWords('admin-identity')
  const { inLanguage } = useLL()['admin-identity'].audit
  const { words: searched, same, path } = useWords('admin-searches')
  const { upgradeFrom, downgrade, serverFrom, serverTo, compatibility } = useWords('admin-releases')
  const { link, address, langs, place, from: begins, until } = useWords('admin-announcements')
  const names: Record<string, string> = {
    ...words.fields,
    ...compatibility.fields,
    words: searched,
    same,
    path,
    upgradeFrom,
    downgrade,
    serverFrom,
    serverTo,
    link,
    address,
    langs,
    place,
    begins,
    until,
  }
  return (field) => {
    const [, lang, name = ''] = /^(cn|en)\.(.*)/.exec(field) ?? []
    if (lang === undefined) return names[field] ?? field
    return inLanguage[lang as Locale]({ field: names[name] ?? name })
  }
}

/** What short texts were and are, in words where they are keys. */
function useChanges(detail: EntryData['detail']): [field: string, change: string][] {
  const { change } = useLL()['admin-identity'].audit
  const { statuses } = useWords('admin-leads')
  const { categories } = useWords('admin-news')
  const { languages: langs, places: place } = useWords('admin-announcements')
  const { lifecycle, devices } = useWords('releases')
  const locale = useLocale()
  const fieldName = useFieldName()
  const values: Record<string, Record<string, string>> = {
    status: statuses,
    category: categories,
    langs,
    place,
    downgrade: lifecycle.downgrades,
    kind: devices.kinds,
    state: devices.states,
  }
  const isTime = (field: string) => field === 'begins' || field === 'until'
  return Object.keys(detail).flatMap((key) => {
    const field = key.startsWith('from.') ? key.slice('from.'.length) : ''
    if (!field || field === 'cover') return []
    const say = (end: 'from' | 'to') => {
      const value = String(detail[`${end}.${field}`] ?? '')
      if (isTime(field)) return value && beijingTime(value, locale)
      return values[field]?.[value] ?? value
    }
    return [[fieldName(field), change({ from: say('from'), to: say('to') })] as [string, string]]
  })
}

type Said = Record<'object' | 'edition' | 'way' | 'field' | 'role' | 'from' | 'to' | 'at', string> & {
  rows: number
} & Record<'count' | 'applications' | 'added' | 'changed' | 'receivers' | 'topic', string>

function Entry(entry: EntryData) {
  const { at, staff, action, object, detail } = entry
  const words = useWords('admin-identity').audit
  const locale = useLocale()
  const [before, after] = useSentence(entry)
  const areas: Record<AuditArea, string> = words.areas
  const area = action.split('.')[0] as AuditArea
  const who = staff === 'command' ? words.command : staff || words.nobody
  const isUnproven = unproven.includes(action)
  const told = Object.entries(words.details).filter(([name]) => (detail[name] ?? '') !== '')
  const more = [...told.map(([name, label]) => [label, String(detail[name])] as const), ...useChanges(detail)]
  return (
    <li>
      <b>
        <time dateTime={at}>{beijingTime(at, locale, 'time')}</time>
      </b>
      <div>
        <p>
          {!isUnproven && (
            <b>
              <UserText>{who}</UserText>
            </b>
          )}
          {!isUnproven && locale === 'en' && ' '}
          {before}
          {after !== undefined && <AuditedObject area={area} {...object} />}
          {after}
        </p>
        {more.length > 0 && (
          <details>
            <summary>{words.more}</summary>
            <Pairs className="a-pairs" of={more} />
          </details>
        )}
      </div>
      <span className="chip a-desk-only">{areas[area] ?? area}</span>
    </li>
  )
}

function AuditedObject({ area, name, id }: EntryData['object'] & { area: AuditArea }) {
  const words = useWords('admin-identity').audit
  if (name === '') return area === 'session' ? words.noAccount : words.gone
  const hasPage = area === 'news' || area === 'jobs' || area === 'packages' || area === 'leads'
  const section = area === 'session' ? 'staff' : area
  const text = <UserText>{name}</UserText>
  if (id === null || area === 'mail') return <b>{text}</b>
  return <Link to={`/admin/${section}${hasPage ? `/${id}` : ''}` as '/admin'}>{text}</Link>
}
