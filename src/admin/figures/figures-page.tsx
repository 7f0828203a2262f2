import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Figures } from '#api/figures/figure-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Empty, Failed } from '../ui/state.tsx'
import { getFigures } from './figures.functions.ts'
import { VisitChart } from './visit-chart.tsx'

export const ranges = [7, 28, 90] as const
export type Range = (typeof ranges)[number]

const figuresQuery = (days: Range) =>
  queryOptions({
    queryKey: ['staff', 'figures', days],
    queryFn: () => getFigures({ data: { days } }),
    placeholderData: keepPreviousData,
  })

/** Visits by day, page and referrer, applications beside them, and searches that found nothing. */
export function FiguresPage() {
  const words = useWords('admin-leads').figures
  const messages = useLL()['admin-leads'].figures
  const { states } = useWords('admin')
  const { days = 28 } = useSearch({ from: '/admin/_staff/figures' })
  const figures = useQuery(figuresQuery(days))
  const { data } = figures
  const isEmpty = data?.days.every(({ visits, applications }) => visits + applications === 0)
  return (
    <>
      <PageHeader title={words.title}>
        <Button ghost onClick={() => window.print()}>
          {words.print}
        </Button>
        <nav className="a-seg" aria-label={words.range}>
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
      {figures.isError && <Failed onRetry={() => void figures.refetch()} />}
      {figures.isPending && (
        <p className="a-foot" role="status">
          {states.loading}
        </p>
      )}
      {data && isEmpty && <Empty title={words.none}>{words.noneHint}</Empty>}
      {data && !isEmpty && (
        <>
          <VisitChart key={days} days={data.days} before={data.before} />
          <div className="a-cols">
            <CountTable
              title={words.pages}
              heading={words.page}
              rows={data.pages.map((row) => ({ ...row, name: row.page }))}
            />
            <div>
              <CountTable
                title={words.referrers}
                heading={words.referrer}
                rows={data.referrers.map((row) => ({
                  ...row,
                  name: words.kinds[row.referrer as keyof typeof words.kinds] ?? row.referrer,
                }))}
              />
              <EmptySearches searches={data.searches} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

type CountTableProps = {
  title: string
  heading: string
  rows: readonly { name: string; visits: number; applications: number }[]
}

function CountTable({ title, heading, rows }: CountTableProps) {
  const words = useWords('admin-leads').figures
  const number = new Intl.NumberFormat(languageTag(useLocale()))
  const most = Math.max(1, ...rows.map(({ visits }) => visits))
  return (
    <section className="a-sec">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="a-t a-t--keep">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className="r">
              {words.visits}
            </th>
            <th scope="col" className="r">
              {words.applications}
            </th>
            <th scope="col" className="r w">
              {words.perThousand}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visits, applications }) => (
            <tr key={name}>
              <th scope="row" className="a-cell">
                {name}
                <svg aria-hidden="true">
                  <rect width={`${(visits / most) * 100}%`} />
                </svg>
              </th>
              <td className="r">{number.format(visits)}</td>
              <td className="r">{number.format(applications)}</td>
              <td className="r w">{((applications / Math.max(1, visits)) * 1000).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EmptySearches({ searches }: Pick<Figures, 'searches'>) {
  const words = useWords('admin-leads').figures
  return (
    <section className="a-sec">
      <header>
        <h2>{words.searches}</h2>
        <b>{searches.length}</b>
      </header>
      {searches.length === 0 ? (
        <p className="a-foot">{words.noSearches}</p>
      ) : (
        <ul className="a-li">
          {searches.map(({ words: typed, lang, count }) => (
            <li key={`${lang} ${typed}`}>
              <b className="a-num">{count}</b>
              <span lang={lang === 'cn' ? 'zh-CN' : 'en'}>{typed}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
