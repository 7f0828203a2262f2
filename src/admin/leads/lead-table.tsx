import { useSearch } from '@tanstack/react-router'
import type { LeadSummary } from '#api/leads/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { productNames } from '#src/site/products.ts'
import { Button } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { Badge } from '../ui/state.tsx'
import { LeadDue, LeadOwner, LeadProduct, useSourceText } from './lead-facts.tsx'
import { LeadFailure } from './lead-failure.tsx'
import type { LeadSearch } from './lead-search.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Applications in rows. @param open id of the one beside them */
export function LeadTable({ leads, open }: { leads: readonly LeadSummary[]; open: string | undefined }) {
  const words = useWords('admin-leads')
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const { sort, ...unsorted } = search
  const { change, code } = useLeadChange()
  const me = useStaff().id
  if (leads.length === 0) return null
  return (
    <>
      {code && <LeadFailure code={code} />}
      <table className="a-t a-list">
        <thead>
          <tr>
            <th scope="col">{words.company}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.status}</th>
            <th scope="col" aria-sort={sort ? 'ascending' : 'none'}>
              <Link to="/admin/leads" search={sort ? unsorted : { ...unsorted, sort: 'due' }}>
                {words.due}
                {sort && <Icon name="down" small />}
              </Link>
            </th>
            <th scope="col" className="lo">
              {words.source}
            </th>
            <th scope="col">{words.owner}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              search={search}
              isOpen={lead.id === open}
              onTake={() => change(lead, { owner: me })}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type LeadRowProps = { lead: LeadSummary; search: LeadSearch; isOpen: boolean; onTake: () => void }

function LeadRow({ lead, search, isOpen, onTake }: LeadRowProps) {
  const words = useWords('admin-leads')
  const source = useSourceText(lead.source)
  const title = lead.company || lead.name
  return (
    <tr aria-selected={isOpen}>
      <th scope="row">
        <Link
          className="a-open"
          to="/admin/leads/$id"
          params={{ id: lead.id }}
          search={search}
          resetScroll={false}
        >
          {title}
        </Link>{' '}
        {lead.isDuplicate && <Badge>{words.duplicate}</Badge>}{' '}
        {!lead.isVerified && <Badge>{words.unverified}</Badge>}
        <small>
          <span className="n">{lead.product ? `${productNames[lead.product]} · ` : ''}</span>
          {lead.company ? lead.name : lead.reference}
        </small>
      </th>
      <td className="w">
        <LeadProduct product={lead.product} />
      </td>
      <td className="w">{words.statuses[lead.status]}</td>
      <td>
        <LeadDue lead={lead} />
      </td>
      <td className="lo">{source}</td>
      <td className="w">
        {lead.owner ? (
          <LeadOwner owner={lead.owner} />
        ) : (
          <Button ghost onClick={onTake} aria-label={`${words.take}: ${title}`}>
            {words.take}
          </Button>
        )}
      </td>
    </tr>
  )
}
