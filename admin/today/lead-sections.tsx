import type { ReactNode } from 'react'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LeadSearch } from '../filters.ts'
import { LeadAge, LeadDue, LeadProduct, OwnerOrTake } from '../leads/lead-facts.tsx'
import { RefusedChange } from '../leads/lead-failure.tsx'
import { useLeadChange } from '../leads/use-lead-change.ts'
import { useStaff } from '../staff.ts'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { Badge } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import type { Today } from './today-query.ts'

/** What the member has to call about by tonight, what others have given to them, and what nobody works on yet. */
export function useLeadSections(leads: Today['leads']): ReactNode[] {
  const words = useWords('admin-leads')
  const { handedBy } = useLL()['admin-leads'].todayPage
  if (!leads) return []
  const { calls, handed, unowned } = leads
  const { call, myLeads, allLeads, handed: handedTitle } = words.todayPage
  return [
    calls.total > 0 && (
      <LeadSection
        key="calls"
        title={call}
        leads={calls}
        search={{ owner: 'me', sort: 'due' }}
        link={myLeads}
        overdue={calls.items.filter(({ isOverdue }) => isOverdue).length}
        when={{ id: 'due', heading: words.due, cell: (lead) => <LeadDue lead={lead} /> }}
      />
    ),
    handed.total > 0 && (
      <LeadSection
        key="handed"
        title={handedTitle}
        leads={handed}
        search={{ owner: 'me' }}
        link={myLeads}
        when={{
          id: 'handed',
          heading: handedTitle,
          cell: ({ handed: { by, note } }) => (
            <span className="a-lead-note">
              <UserText>{handedBy({ name: by })}</UserText>
              {note && (
                <small>
                  <UserText>{note}</UserText>
                </small>
              )}
            </span>
          ),
        }}
      />
    ),
    unowned.total > 0 && (
      <LeadSection
        key="unowned"
        title={words.views.unowned}
        leads={unowned}
        search={{ owner: 'none' }}
        link={allLeads}
        when={{
          id: 'age',
          heading: words.arrived,
          cell: ({ receivedAt }) => <LeadAge receivedAt={receivedAt} />,
        }}
      />
    ),
  ].filter((section) => section !== false)
}

type LeadSectionProps<Lead> = {
  title: string
  leads: { items: readonly Lead[]; total: number }
  /** of the view in which one is opened, so that the next one follows it */
  search: LeadSearch
  /** what leads to that view */
  link: string
  overdue?: number
  when: Column<Lead>
}

function LeadSection<Lead extends LeadSummary>({
  title,
  leads,
  search,
  link,
  overdue = 0,
  when,
}: LeadSectionProps<Lead>) {
  const words = useWords('admin-leads')
  const me = useStaff().id
  const changes = useLeadChange()
  const columns: Column<Lead>[] = [
    when,
    {
      id: 'name',
      heading: words.applicant,
      cell: ({ id, name, knownCompany, status }) => (
        <>
          <Link className="a-row-link" to="/admin/leads/$id" params={{ id }} search={search}>
            <UserText>{name}</UserText>
          </Link>
          <small>
            <UserText>{[knownCompany, words.statuses[status]].filter(Boolean).join(' · ')}</UserText>
          </small>
        </>
      ),
    },
    {
      id: 'product',
      heading: words.product,
      className: 'a-desk-only',
      cell: ({ product }) => <LeadProduct product={product} />,
    },
    {
      id: 'owner',
      heading: words.owner,
      className: 'a-owner',
      cell: (lead) => <OwnerOrTake lead={lead} onTake={() => changes.change(lead, { owner: me })} />,
    },
  ]
  const more = (
    <>
      {overdue > 0 && (
        <Badge hot>
          {overdue} {words.overdue}
        </Badge>
      )}
      <Link to="/admin/leads" search={search}>
        {link}
      </Link>
    </>
  )
  return (
    <Section title={title} count={leads.total} more={more}>
      <RefusedChange changes={changes} />
      <DataTable className="a-lead-list" columns={columns} rows={leads.items} named="name" headless />
    </Section>
  )
}
