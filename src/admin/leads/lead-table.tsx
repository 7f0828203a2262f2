import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { mostChosenLeads } from '#api/contract/keys.ts'
import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { productNames } from '#api/contract/products.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { useStaff } from '../staff.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Badge } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { ChosenLeads } from './chosen-leads.tsx'
import { KnownCompany, LeadAge, LeadDue, LeadProduct, LeadSource, OwnerOrTake } from './lead-facts.tsx'
import { RefusedChange } from './lead-failure.tsx'
import { Reveal } from './reveal.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** Applications in rows, of which several can be chosen. @param open id of the one beside them */
export function LeadTable({ leads, open }: { leads: readonly LeadSummary[]; open: string | undefined }) {
  const words = useWords('admin-leads')
  const { choose } = useLL()['admin-leads'].chosen
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const { sort, ...unsorted } = search
  const changes = useLeadChange()
  const me = useStaff().id
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = leads.filter(({ id }) => marked.has(id))
  const mark = (ids: readonly string[]) => setMarked(new Set(ids.slice(0, mostChosenLeads)))
  const ids = chosen.map(({ id }) => id)
  const columns: Column<LeadSummary>[] = [
    {
      id: 'chosen',
      className: 'a-choose',
      heading: (
        <label>
          <input
            type="checkbox"
            aria-label={words.chosen.all}
            checked={chosen.length > 0 && chosen.length === Math.min(leads.length, mostChosenLeads)}
            onChange={({ target }) => mark(target.checked ? leads.map(({ id }) => id) : [])}
          />
        </label>
      ),
      cell: ({ id, name }) => (
        <label>
          <input
            type="checkbox"
            aria-label={choose({ name })}
            checked={marked.has(id)}
            onChange={({ target }) => mark(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
          />
        </label>
      ),
    },
    { id: 'name', heading: words.applicant, cell: (lead) => <Applicant lead={lead} search={search} /> },
    {
      id: 'telephone',
      heading: words.telephone,
      className: 'a-tel',
      cell: ({ id, name, telephone }) => <Reveal id={id} field="telephone" masked={telephone} of={name} />,
    },
    {
      id: 'product',
      heading: words.product,
      className: 'w a-c2',
      cell: ({ product }) => <LeadProduct product={product} />,
    },
    {
      id: 'status',
      heading: words.status,
      className: 'w a-c1',
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
      className: 'a-due',
      cell: (lead) => <LeadDue lead={lead} />,
    },
    {
      id: 'age',
      heading: words.arrived,
      className: 'a-age',
      cell: ({ receivedAt }) => <LeadAge receivedAt={receivedAt} />,
    },
    {
      id: 'source',
      heading: words.source,
      className: 'w a-c3',
      cell: ({ source }) => <LeadSource source={source} />,
    },
    {
      id: 'owner',
      heading: words.owner,
      className: 'a-owner',
      cell: (lead) => <OwnerOrTake lead={lead} onTake={() => changes.change(lead, { owner: me })} />,
    },
  ]
  if (leads.length === 0) return <RefusedChange changes={changes} />
  return (
    <>
      <RefusedChange changes={changes} />
      <div className="a-wide">
        <DataTable className="a-leads" columns={columns} named="name" rows={leads} current={open ?? ''} />
      </div>
      <ChosenLeads leads={leads} chosen={chosen} onChoose={mark} />
    </>
  )
}

function Applicant({ lead, search }: { lead: LeadSummary; search: LeadSearch }) {
  const words = useWords('admin-leads')
  return (
    <>
      <Link
        className="a-open"
        id={`lead-${lead.id}`}
        to="/admin/leads/$id"
        params={{ id: lead.id }}
        search={search}
        resetScroll={false}
      >
        <UserText>{lead.name}</UserText>
      </Link>{' '}
      {lead.isDuplicate && <Badge>{words.duplicate}</Badge>}{' '}
      {!lead.isVerified && <Badge>{words.unverified}</Badge>}
      <small className="a-strip">
        {lead.product && <span className="a-short">{productNames[lead.product]}</span>}
        <KnownCompany knownCompany={lead.knownCompany} />
        <span className="a-ref">{lead.reference}</span>
      </small>
    </>
  )
}
