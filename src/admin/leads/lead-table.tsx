import { useSearch } from '@tanstack/react-router'
import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { productNames } from '#api/contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { useStaff } from '../staff.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Badge } from '../ui/state.tsx'
import { LeadDue, LeadProduct, LeadSource, OwnerOrTake } from './lead-facts.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** Applications in rows. @param open id of the one beside them */
export function LeadTable({ leads, open }: { leads: readonly LeadSummary[]; open: string | undefined }) {
  const words = useWords('admin-leads')
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const { sort, ...unsorted } = search
  const { change, code } = useLeadChange()
  const me = useStaff().id
  const columns: Column<LeadSummary>[] = [
    { id: 'company', heading: words.company, cell: (lead) => <Applicant lead={lead} search={search} /> },
    {
      id: 'product',
      heading: words.product,
      className: 'w',
      cell: ({ product }) => <LeadProduct product={product} />,
    },
    {
      id: 'status',
      heading: words.status,
      className: 'w',
      cell: ({ status }) => words.statuses[status],
    },
    {
      id: 'due',
      heading: (
        <Link to="/admin/leads" search={sort ? unsorted : { ...unsorted, sort: 'due' }}>
          {words.due}
          {sort && <Icon name="down" small />}
        </Link>
      ),
      sort: sort ? 'ascending' : 'none',
      cell: (lead) => <LeadDue lead={lead} />,
    },
    {
      id: 'source',
      heading: words.source,
      className: 'lo',
      cell: ({ source }) => <LeadSource source={source} />,
    },
    {
      id: 'owner',
      heading: words.owner,
      className: 'w',
      cell: (lead) => <OwnerOrTake lead={lead} onTake={() => change(lead, { owner: me })} />,
    },
  ]
  if (leads.length === 0) return null
  return (
    <>
      {code && <LeadFailure code={code} />}
      <DataTable columns={columns} rows={leads} current={open ?? ''} />
    </>
  )
}

function Applicant({ lead, search }: { lead: LeadSummary; search: LeadSearch }) {
  const words = useWords('admin-leads')
  return (
    <>
      <Link
        className="a-open"
        to="/admin/leads/$id"
        params={{ id: lead.id }}
        search={search}
        resetScroll={false}
      >
        {lead.company || lead.name}
      </Link>{' '}
      {lead.isDuplicate && <Badge>{words.duplicate}</Badge>}{' '}
      {!lead.isVerified && <Badge>{words.unverified}</Badge>}
      <small>
        <span className="n">{lead.product ? `${productNames[lead.product]} · ` : ''}</span>
        {lead.company ? lead.name : lead.reference}
      </small>
    </>
  )
}
