import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Figures } from '#contract/figure-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { staffQuery } from '../staff-api.ts'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { numbers } from './numbers.ts'
import { Campaigns, SalesFigures } from './sales-figures.tsx'
import { VisitChart } from './visit-chart.tsx'

export const ranges = [7, 28, 90] as const
export type Range = (typeof ranges)[number]

/** Visits by day, page, referrer and campaign, applications beside them and what became of those, and searches that found nothing. */
export function FiguresPage() {
  const words = useWords('admin-leads').figures
  const messages = useLL()['admin-leads'].figures
  const { days = 28 } = useSearch({ from: '/admin/_staff/figures' })
  const figures = useQuery({
    ...staffQuery('figures.list', { query: { days: `${days}` } }),
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  const isEmpty = data?.days.every(({ visits, applications }) => visits + applications === 0)
  return (
    <>
      <PageHeader title={words.title}>
        <span className="a-desk-only">
          <Button ghost onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
        <nav className="a-segments" aria-label={words.range}>
          {ranges.map((range) => (
            <Link
              key={range}
              to="/admin/figures"
              search={range === 28 ? {} : { days: range }}
              aria-current={range === days ? 'true' : undefined}
            >
              {messages.days({ count: range })}
            </Link>
          ))}
        </nav>
      </PageHeader>
      <ListState query={figures}>
        {data && isEmpty && <Empty title={words.none} text={words.noneHint} />}
        {data && !isEmpty && (
          <>
            <VisitChart key={days} days={data.days} before={data.before} />
            {data.sales && <SalesFigures sales={data.sales} since={data.days[0]?.day ?? ''} />}
            <div className="a-columns">
              <CountTable
                title={words.pages}
                heading={words.page}
                rows={data.pages.map((row) => ({ ...row, id: row.page }))}
              />
              <div>
                <CountTable
                  title={words.referrers}
                  heading={words.referrer}
                  rows={data.referrers.map((row) => ({
                    ...row,
                    id: words.kinds[row.referrer as keyof typeof words.kinds] ?? row.referrer,
                  }))}
                />
                <Campaigns figures={data} />
                <EmptySearches searches={data.searches} />
              </div>
            </div>
          </>
        )}
      </ListState>
    </>
  )
}

type CountTableProps = {
  title: string
  heading: string
  rows: readonly { id: string; visits: number; applications: number }[]
}

function CountTable({ title, heading, rows }: CountTableProps) {
  const words = useWords('admin-leads').figures
  const most = Math.max(1, ...rows.map(({ visits }) => visits))
  const columns: Column<{ id: string; visits: number; applications: number }>[] = [
    {
      id: 'name',
      heading,
      cell: ({ id, visits }) => (
        <div className="a-bar-cell">
          {id}
          <svg aria-hidden="true">
            <rect width={`${(visits / most) * 100}%`} />
          </svg>
        </div>
      ),
    },
    numbers('visits', words.visits),
    numbers('applications', words.applications),
    {
      id: 'rate',
      heading: words.perThousand,
      className: 'a-number a-desk-only',
      cell: ({ visits, applications }) => ((applications / Math.max(1, visits)) * 1000).toFixed(1),
    },
  ]
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="a-foot">{words.noVisits}</p>
      ) : (
        <DataTable className="a-table--keep" columns={columns} rows={rows} />
      )}
    </Section>
  )
}

function EmptySearches({ searches }: Pick<Figures, 'searches'>) {
  const words = useWords('admin-leads').figures
  return (
    <Section title={words.searches} count={searches.length}>
      {searches.length === 0 ? (
        <p className="a-foot">{words.noSearches}</p>
      ) : (
        <ul className="a-items">
          {searches.map(({ words: typed, lang, count }) => (
            <li key={`${lang} ${typed}`}>
              <b className="a-nowrap">{count}</b>
              <span lang={lang === 'cn' ? 'zh-CN' : 'en'}>{typed}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
