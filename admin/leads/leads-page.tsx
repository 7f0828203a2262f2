import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import type { LeadSearch } from '../filters.ts'
import { staffQuery } from '../staff-api.ts'
import { DeliveryTroubles } from '../today/delivery-troubles.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LeadBoard } from './lead-board.tsx'
import { ExportFailure } from './lead-failure.tsx'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import { filterOf, leadListQuery } from './lead-queries.ts'
import { LeadTable } from './lead-table.tsx'
import { useExport, useViewName } from './use-export.ts'

/** Applications as a table with one of them beside it, or as a board. `children` is the one that is open. */
export function LeadsPage({ children }: { children: ReactNode }) {
  const words = useWords('admin-leads')
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const { id } = useParams({ strict: false })
  const list = useInfiniteQuery(leadListQuery(search))
  const deliveries = useQuery({ ...staffQuery('deliveries.list'), staleTime: 60_000 })
  const first = list.data?.pages[0]
  useFocusOfLeads()
  const isBoard = search.layout === 'board' && !id
  return (
    <>
      <MarkSprite />
      <PageHeader title={words.title} count={first?.total}>
        <ExportButton search={search} count={first?.total ?? 0} />
        <LayoutSwitch search={search} />
      </PageHeader>
      <DeliveryTroubles {...deliveries.data} />
      {!id && <LeadFilterBar search={search} views={first?.views} />}
      {isBoard ? (
        <LeadBoard search={search} />
      ) : (
        <div className={id ? 'a-list-and-detail is-open' : 'a-list-and-detail'}>
          <div>
            {id && <LeadFilterBar search={search} views={first?.views} />}
            <ListState query={list} more={words.more}>
              <LeadTable leads={list.data?.pages.flatMap(({ items }) => items) ?? []} open={id} />
              {first?.total === 0 && <NoLeads search={search} />}
            </ListState>
          </div>
          {children}
        </div>
      )}
    </>
  )
}

/** Who goes on by keys is in the one that was opened, not behind all rows; and back from it, at its row. */
function useFocusOfLeads(): void {
  const router = useRouter()
  useEffect(
    () =>
      // after the focus that every other page has, at its heading
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!pathChanged) return
        const panel = document.getElementById('lead')
        const left = fromLocation?.pathname.split('/').at(3)
        if (panel) panel.focus({ preventScroll: true })
        else if (left) document.getElementById(`lead-${left}`)?.focus()
      }),
    [router],
  )
}

function NoLeads({ search }: { search: LeadSearch }) {
  const words = useWords('admin-leads')
  const { layout: _, sort: __, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return isFiltered ? (
    <Empty title={words.noMatch} text={words.noMatchHint} />
  ) : (
    <Empty title={words.none} text={words.noneHint} />
  )
}

function LayoutSwitch({ search }: { search: LeadSearch }) {
  const words = useWords('admin-leads')
  const { layout, ...asTable } = search
  return (
    <nav className="a-segments" aria-label={words.layout}>
      <Link
        to="/admin/leads"
        search={asTable}
        aria-label={words.table}
        aria-current={layout ? undefined : 'true'}
      >
        <Icon name="list" />
        <span className="a-desk-only">{words.table}</span>
      </Link>
      <Link
        to="/admin/leads"
        search={{ ...asTable, layout: 'board' }}
        aria-label={words.board}
        aria-current={layout ? 'true' : undefined}
      >
        <Icon name="board" />
        <span className="a-desk-only">{words.board}</span>
      </Link>
    </nav>
  )
}

/** The applications of the filter as a file for a spreadsheet. */
function ExportButton({ search, count }: { search: LeadSearch; count: number }) {
  const { csv, exporting } = useLL()['admin-leads']
  const file = useExport(useViewName(search))
  return (
    <>
      <ExportFailure file={file} />
      <button
        type="button"
        className={`${buttonClass({ ghost: true })} a-desk-only`}
        disabled={file.isPending}
        onClick={() => file.mutate(filterOf(search))}
      >
        <Icon name="download" />
        {file.isPending ? exporting() : csv({ count })}
      </button>
    </>
  )
}
