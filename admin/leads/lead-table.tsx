// biome-ignore lint/style/noRestrictedImports: the refusal stands beside what was wanted
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
  type LeadStatus,
  type LostReason,
  leadStatuses,
  lostReasons,
  mostChosenLeads,
} from '#contract/keys.ts'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { productNames } from '#contract/products.ts'
import { sourceInWords } from '#contract/texts/source-in-words.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import type { LeadSearch } from '../filters.ts'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { Choice } from '../ui/list/filter-bar.tsx'
import { Badge, Banner } from '../ui/state.tsx'
import { useKept } from '../ui/typing/use-kept.tsx'
import { UserText } from '../ui/user-text.tsx'
import { KnownCompany, LeadAge, LeadDue, LeadProduct, OwnerOrTake } from './lead-facts.tsx'
import { ExportFailure, LeadFailure, RefusedChange } from './lead-failure.tsx'
import { HandOverNote } from './lead-form.tsx'
import { leadOwnersQuery, leadsKey } from './lead-queries.ts'
import { Reveal } from './reveal.tsx'
import { useExport } from './use-export.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Applications in rows, of which several can be chosen. @param open id of the one beside them */
export function LeadTable({ leads, open }: { leads: readonly LeadSummary[]; open: string | undefined }) {
  const words = useWords('admin-leads')
  const lang = useLocale()
  const { choose } = useLL()['admin-leads'].chosen
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const { sort, ...unsorted } = search
  const changes = useLeadChange()
  const me = useStaff().id
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = leads.filter(({ id }) => marked.has(id))
  const mark = (ids: readonly string[]) => setMarked(new Set(ids.slice(0, mostChosenLeads)))
  // what was chosen meanwhile stays
  const unmark = (ids: readonly string[]) =>
    setMarked((now) => new Set([...now].filter((id) => !ids.includes(id))))
  const ids = chosen.map(({ id }) => id)
  const columns: Column<LeadSummary>[] = [
    {
      id: 'chosen',
      className: 'a-select-row',
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
      className: 'a-telephone',
      cell: ({ id, name, telephone }) => <Reveal id={id} field="telephone" masked={telephone} of={name} />,
    },
    {
      id: 'product',
      heading: words.product,
      className: 'a-desk-only a-from-66rem',
      cell: ({ product }) => <LeadProduct product={product} />,
    },
    {
      id: 'status',
      heading: words.status,
      className: 'a-desk-only a-from-52rem',
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
      className: 'a-desk-only a-from-90rem',
      cell: ({ source }) => sourceInWords(source, lang, false),
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
      <div className="a-lead-container">
        <DataTable
          className="a-lead-table"
          columns={columns}
          named="name"
          rows={leads}
          current={open ?? ''}
        />
      </div>
      <ChosenLeads leads={leads} chosen={chosen} onDone={unmark} />
    </>
  )
}

function Applicant({ lead, search }: { lead: LeadSummary; search: LeadSearch }) {
  const words = useWords('admin-leads')
  return (
    <>
      <Link
        className="a-row-link"
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
      <small className="a-row">
        {lead.product && <span className="a-short-product">{productNames[lead.product]}</span>}
        <KnownCompany knownCompany={lead.knownCompany} />
        <span className="a-reference">{lead.reference}</span>
      </small>
    </>
  )
}

type ChosenLeadsProps = {
  leads: readonly LeadSummary[]
  chosen: readonly LeadSummary[]
  /** with those that are not chosen any more */
  onDone: (ids: readonly string[]) => void
}

const nobody = 'none'

/** What can be done with several applications at once. Those that somebody else was first with stay chosen. */
function ChosenLeads({ leads, chosen, onDone }: ChosenLeadsProps) {
  const words = useWords('admin-leads')
  const messages = useLL()['admin-leads'].chosen
  const owners = useQuery(leadOwnersQuery)
  const me = useStaff().id
  const queryClient = useQueryClient()
  const [status, setStatus] = useState('')
  const [owner, setOwner] = useState('')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const isHandedOver = owner !== '' && owner !== nobody && owner !== me
  const kept = useKept<string>('leads/chosen', setNote)
  const type = (note: string) => {
    setNote(note)
    kept.keep(note.trim() ? note : undefined)
  }
  const changes = useMutation({
    mutationFn: async (items: readonly LeadSummary[]) => {
      const change = {
        ...(status && { status: status as LeadStatus }),
        ...(status === 'lost' && { lostReason: reason as LostReason }),
        ...(owner && { owner: owner === nobody ? null : owner }),
        ...(isHandedOver && note.trim() && { note }),
      }
      const places = items.map(({ id, version }) => ({ id, version }))
      return changeApi('leads.changeMany', { body: { items: places, change } })
    },
    onSuccess: async (outcome, items) => {
      await queryClient.invalidateQueries({ queryKey: leadsKey })
      if (!outcome.ok) return
      const { refused } = outcome.data
      onDone(items.map(({ id }) => id).filter((id) => !refused.includes(id)))
      type('')
    },
  })
  const file = useExport(messages.count({ count: chosen.length }))
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if ((status || owner) && chosen.length > 0) changes.mutate(chosen)
  }
  const done = changes.data?.ok ? changes.data.data : undefined
  const late = leads.filter(({ id }) => done?.refused.includes(id))
  const code = changes.isError ? 'unavailable' : changes.data?.ok === false ? changes.data.code : undefined
  return (
    <>
      {code && <LeadFailure code={code} />}
      <ExportFailure file={file} />
      {done && done.refused.length > 0 && (
        <Banner
          bad
          actions={
            <>
              {late.length > 0 && (
                <Button ghost disabled={changes.isPending} onClick={() => changes.mutate(late)}>
                  {words.setMine}
                </Button>
              )}
              <Button ghost onClick={changes.reset}>
                {words.keepTheirs}
              </Button>
            </>
          }
        >
          {messages.refused({ changed: done.changed, count: done.refused.length })}{' '}
          <UserText>{late.map(({ name }) => name).join(', ')}</UserText>
        </Banner>
      )}
      <p className="vh" role="status">
        {done && messages.done({ count: done.changed })}
      </p>
      {chosen.length > 0 && (
        <form className="a-bulk-actions" aria-label={words.chosen.label} onSubmit={apply}>
          <output>{messages.count({ count: chosen.length })}</output>
          <Choice
            name="owner"
            label={words.owner}
            chosen={owner}
            none={words.chosen.owner}
            options={[
              [nobody, words.nobody],
              ...(owners.data?.items ?? []).map(({ id, name }) => [id, name] as const),
            ]}
            onChoose={setOwner}
          />
          {isHandedOver && (
            <HandOverNote id="chosen-hand-over" value={note} readOnly={changes.isPending} onType={type} />
          )}
          {kept.note}
          <Choice
            name="status"
            label={words.status}
            chosen={status}
            none={words.chosen.status}
            options={leadStatuses.map((one) => [one, words.statuses[one]] as const)}
            onChoose={setStatus}
          />
          {status === 'lost' && (
            <Choice
              name="reason"
              label={words.lost.reason}
              chosen={reason}
              none={words.lost.reason}
              options={lostReasons.map((one) => [one, words.lost.reasons[one]] as const)}
              onChoose={setReason}
            />
          )}
          <Button
            type="submit"
            disabled={changes.isPending || !(status || owner) || (status === 'lost' && !reason)}
          >
            {words.chosen.apply}
          </Button>
          <Button
            ghost
            disabled={file.isPending}
            onClick={() => file.mutate({ ids: chosen.map(({ id }) => id) })}
          >
            <Icon name="download" />
            {words.chosen.csv}
          </Button>
          <button
            type="button"
            className="a-icon-button"
            aria-label={words.chosen.none}
            onClick={() => onDone(chosen.map(({ id }) => id))}
          >
            <Icon name="close" />
          </button>
        </form>
      )}
    </>
  )
}
