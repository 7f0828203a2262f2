import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { LeadList } from '#api/contract/lead-schema.ts'
import { productKeys, productNames } from '#api/contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { dateRange } from '../ui/beijing-time.ts'
import { Choice, SearchBox } from '../ui/filter-bar.tsx'
import { leadOwnersQuery } from './lead-queries.ts'
import { type LeadSearch, leadStatuses, readLeadSearch } from './lead-search.ts'

const views = {
  open: {},
  mine: { owner: 'me' },
  overdue: { overdue: '1' },
  unowned: { owner: 'none' },
  all: { status: 'all' },
} satisfies Record<keyof LeadList['views'], LeadSearch>

type LeadFilterBarProps = { search: LeadSearch; views: LeadList['views'] | undefined }

/** Saved views and a form; both are addresses. */
export function LeadFilterBar({ search, views: counts }: LeadFilterBarProps) {
  const words = useWords('admin-leads')
  const router = useRouter()
  const owners = useQuery(leadOwnersQuery)
  const { layout, sort, ...filter } = search
  const kept = { ...(layout ? { layout } : {}), ...(sort ? { sort } : {}) }
  const isView = (view: LeadSearch) => JSON.stringify(view) === JSON.stringify(filter)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void router.navigate({
      to: '/admin/leads',
      search: readLeadSearch({ ...kept, ...typed, overdue: filter.overdue }),
    })
  }
  return (
    <search>
      <form className="a-bar1" key={JSON.stringify(filter)} onSubmit={apply}>
        <nav className="a-views" aria-label={words.viewsLabel}>
          {(Object.keys(views) as (keyof typeof views)[]).map((view) => (
            <Link
              key={view}
              to="/admin/leads"
              search={{ ...kept, ...views[view] }}
              aria-current={isView(views[view]) ? 'true' : undefined}
            >
              {words.views[view]}
              {counts && <b>{counts[view]}</b>}
            </Link>
          ))}
        </nav>
        <SearchBox label={words.searchFor} initial={filter.q} most={64} />
        <Choice
          name="status"
          label={words.status}
          chosen={filter.status}
          none={words.views.open}
          options={[
            ['all', words.views.all],
            ...leadStatuses.map((one) => [one, words.statuses[one]] as const),
          ]}
        />
        <Choice
          name="owner"
          label={words.owner}
          chosen={filter.owner}
          none={words.anyOwner}
          options={[
            ['me', words.views.mine],
            ['none', words.nobody],
            ...(owners.data ?? []).map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Choice
          name="product"
          label={words.product}
          chosen={filter.product}
          none={words.anyProduct}
          options={productKeys.map((key) => [key, productNames[key]])}
        />
        <details className="a-period" open={Boolean(filter.since || filter.until)}>
          <summary>{words.period}</summary>
          {(['since', 'until'] as const).map((name) => (
            <label key={name}>
              {words[name === 'since' ? 'from' : 'to']}
              <input
                className="in"
                type="date"
                {...dateRange}
                name={name}
                defaultValue={filter[name]}
                onChange={({ target }) => target.form?.requestSubmit()}
              />
            </label>
          ))}
        </details>
        <button type="submit" className="vh">
          {words.apply}
        </button>
      </form>
    </search>
  )
}
