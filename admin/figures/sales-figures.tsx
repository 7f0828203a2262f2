import type { Figures, Sales } from '#contract/figure-schema.ts'
import { countedStatuses, firstContacts } from '#contract/keys.ts'
import { productNames } from '#contract/products.ts'
import { campaignText } from '#contract/visit-source.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { grouped } from '#src/site/written.ts'
import type { LeadSearch } from '../filters.ts'
import { DataTable } from '../ui/list/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { numbers } from './numbers.ts'

type SalesFiguresProps = { sales: Sales; since: string }

/** What became of the applications of the days: how many, how soon called, how far, why lost; and what is overdue now. */
export function SalesFigures({ sales, since }: SalesFiguresProps) {
  const words = useWords('admin-leads')
  const { median, minutes, hours } = useLL()['admin-leads'].figures
  const { products, contact, statuses, reasons, overdue } = sales
  const real = { status: 'not-spam', since } as const
  const took = contact.medianMinutes
  return (
    <div className="a-columns">
      <div>
        <Counts
          title={words.figures.products}
          heading={words.product}
          rows={products.map(({ product, applications }) => ({
            id: product ?? '',
            name: product ? productNames[product] : words.nothing,
            count: applications,
            search: product && { ...real, product },
          }))}
          none={words.figures.none}
        />
        <Counts
          title={words.figures.contact}
          heading={words.figures.contact}
          rows={firstContacts.map((one) => ({
            id: one,
            name: words.figures.contacts[one],
            count: contact[one],
            search: { ...real, contact: one },
          }))}
          note={
            took !== null &&
            median({
              time: took < 120 ? minutes({ count: took }) : hours({ count: Math.round(took / 60) }),
            })
          }
        />
      </div>
      <div>
        <Counts
          title={words.figures.stages}
          heading={words.status}
          rows={countedStatuses.map((status) => ({
            id: status,
            name: words.statuses[status],
            count: statuses[status],
            search: { status, since },
          }))}
        />
        <Counts
          title={words.figures.reasons}
          heading={words.lost.reason}
          rows={reasons.map(({ reason, count }) => ({
            id: reason,
            name: reason ? words.lost.reasons[reason] : words.figures.noReason,
            count,
            search: reason ? { status: 'lost', since, reason } : { status: 'lost', since },
          }))}
          none={words.figures.noReasons}
        />
        <Counts
          title={words.figures.overdueBy}
          heading={words.owner}
          rows={overdue.map(({ owner, count }) => ({
            id: owner?.id ?? 'none',
            name: owner?.name ?? words.nobody,
            count,
            search: { overdue: '1', owner: owner?.id ?? 'none' },
          }))}
          none={words.figures.noOverdue}
        />
      </div>
    </div>
  )
}

/** Visits and applications by campaign; applications lead to theirs where the member may see them. */
export function Campaigns({ figures: { campaigns, sales, days } }: { figures: Figures }) {
  const words = useWords('admin-leads').figures
  const since = days[0]?.day ?? ''
  return (
    <Section title={words.campaigns} count={campaigns.length}>
      {campaigns.length === 0 ? (
        <p className="a-foot">{words.noCampaigns}</p>
      ) : (
        <DataTable
          className="a-table--keep"
          rows={campaigns.map((row) => ({ ...row, id: row.campaign }))}
          columns={[
            {
              id: 'name',
              heading: words.campaign,
              cell: ({ campaign }) => <UserText>{campaignText(campaign)}</UserText>,
            },
            numbers('visits', words.visits),
            {
              id: 'applications',
              heading: words.applications,
              className: 'a-number',
              cell: ({ campaign, applications }) => (
                <Count count={applications} search={sales && { status: 'not-spam', since, campaign }} />
              ),
            },
          ]}
        />
      )}
    </Section>
  )
}

type Row = { id: string; name: string; count: number; search?: LeadSearch | null }

type CountsProps = {
  title: string
  heading: string
  rows: readonly Row[]
  note?: string | false
  /** said where there are no rows */
  none?: string
}

/** Numbers that lead to the list they count. */
function Counts({ title, heading, rows, note, none }: CountsProps) {
  const words = useWords('admin-leads').figures
  return (
    <Section title={title}>
      {note && <p className="a-foot">{note}</p>}
      {rows.length === 0 ? (
        <p className="a-foot">{none}</p>
      ) : (
        <DataTable
          className="a-table--keep"
          rows={rows}
          columns={[
            { id: 'name', heading, cell: ({ name }) => <UserText>{name}</UserText> },
            {
              id: 'count',
              heading: words.applications,
              className: 'a-number',
              cell: ({ count, search, name }) => <Count count={count} search={search} about={name} />,
            },
          ]}
        />
      )}
    </Section>
  )
}

function Count({
  count,
  search,
  about,
}: {
  count: number
  search?: LeadSearch | null | undefined
  about?: string
}) {
  const number = grouped(count)
  if (!search || count === 0) return number
  return (
    <Link to="/admin/leads" search={search} aria-label={about && `${about}: ${number}`}>
      {number}
    </Link>
  )
}
