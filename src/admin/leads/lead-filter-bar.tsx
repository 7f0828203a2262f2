import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leadStatuses } from '#api/contract/keys.ts'
import type { LeadList } from '#api/contract/lead-schema.ts'
import { productKeys, productNames } from '#api/contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { type LeadSearch, readLeadSearch } from '../filters.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { leadOwnersQuery } from './lead-queries.ts'
import { useSavedViews } from './saved-views.tsx'

const views = {
  open: {},
  mine: { owner: 'me' },
  overdue: { overdue: '1' },
  unowned: { owner: 'none' },
  all: { status: 'all' },
} satisfies Record<keyof LeadList['views'], LeadSearch>

type LeadFilterBarProps = { search: LeadSearch; views: LeadList['views'] | undefined }

/** Views, of which each is a whole filter, those the member has saved among them, and a form. */
export function LeadFilterBar({ search, views: counts }: LeadFilterBarProps) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const { layout, sort, ...filter } = search
  const saved = useSavedViews(search)
  const isBuiltIn = (view: LeadSearch) => JSON.stringify(view) === JSON.stringify(filter)
  const isKnown = Object.values(views).some(isBuiltIn)
  const kept = { ...(layout ? { layout } : {}), ...(sort ? { sort } : {}) }
  return (
    <>
      <FilterBar
        to="/admin/leads"
        viewsLabel={words.viewsLabel}
        views={[
          ...(Object.keys(views) as (keyof typeof views)[]).map((view) => ({
            name: words.views[view],
            search: { ...kept, ...views[view] },
            count: counts?.[view],
            isCurrent: !saved.current && isBuiltIn(views[view]),
          })),
          ...saved.views.map(({ id, name, search }) => ({
            ...{ name, search, count: undefined, isCurrent: saved.current?.id === id },
          })),
        ]}
        viewsAction={(saved.current || !isKnown) && saved.button}
        searchFor={words.searchFor}
        q={filter.q}
        choices={[
          {
            ...{ name: 'status', label: words.status, chosen: filter.status, none: words.views.open },
            options: [
              ['all', words.views.all],
              ...leadStatuses.map((one) => [one, words.statuses[one]] as const),
            ],
          },
          {
            ...{ name: 'owner', label: words.owner, chosen: filter.owner, none: words.anyOwner },
            options: [
              ['me', words.views.mine],
              ['none', words.nobody],
              ...(owners.data?.items ?? []).map(({ id, name }) => [id, name] as const),
            ],
          },
          {
            ...{ name: 'product', label: words.product, chosen: filter.product, none: words.anyProduct },
            options: productKeys.map((key) => [key, productNames[key]]),
          },
        ]}
        read={(typed) => readLeadSearch({ ...kept, ...typed, overdue: filter.overdue })}
      >
        <details
          className="a-period"
          key={`${filter.since} ${filter.until}`}
          open={Boolean(filter.since || filter.until)}
        >
          <summary>{words.period}</summary>
          {(['since', 'until'] as const).map((name) => (
            <PeriodField key={name} name={name} search={search} />
          ))}
        </details>
        <button type="submit" className="vh">
          {words.apply}
        </button>
      </FilterBar>
      {saved.dialog}
    </>
  )
}

/** One end of the period; takes effect when it is left or picked. */
function PeriodField({ name, search }: { name: 'since' | 'until'; search: LeadSearch }) {
  const words = useWords('admin-leads')
  const navigate = useNavigate()
  const [day, setDay] = useState(search[name] ?? '')
  return (
    <DateField
      id={`lead-${name}`}
      name={name}
      label={words[name === 'since' ? 'from' : 'to']}
      value={day}
      onChange={setDay}
      onCommit={(committed) =>
        void navigate({ to: '/admin/leads', search: { ...search, [name]: committed || undefined } })
      }
    />
  )
}
