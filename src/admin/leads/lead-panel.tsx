import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { leadStatuses } from '#api/contract/keys.ts'
import type { LeadDetail } from '#api/contract/lead-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import type { LeadSearch } from '../filters.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { Failed, Loading } from '../ui/state.tsx'
import { EraseLead } from './erase-lead.tsx'
import { LeadProduct, LeadSource } from './lead-facts.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { LeadForm } from './lead-form.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadNote } from './lead-note.tsx'
import { leadListQuery, leadQuery } from './lead-queries.ts'
import { MailTemplates } from './mail-templates.tsx'
import { Reveal } from './reveal.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** One application: who it is from, where it stands, what was done. */
export function LeadPanel() {
  const { id } = useParams({ from: '/admin/_staff/leads/$id' })
  const lead = useQuery(leadQuery(id))
  const words = useWords('admin-leads')
  return (
    <aside className="a-peek" aria-label={words.detail} key={id}>
      {lead.isError && <Failed onRetry={() => void lead.refetch()} />}
      {lead.isPending && <Loading />}
      {lead.data && <Detail lead={lead.data} />}
    </aside>
  )
}

function Detail({ lead }: { lead: LeadDetail }) {
  const words = useWords('admin-leads')
  const { change, code, refused, isPending, forget } = useLeadChange()
  return (
    <>
      <PanelHead lead={lead} />
      {code && (
        <LeadFailure code={code}>
          {code === 'changed-meanwhile' && <LastChange lead={lead} />}
          {refused && (
            <Button ghost disabled={isPending} onClick={() => change(lead, refused.change)}>
              {words.setMine}
            </Button>
          )}
          <Button ghost onClick={forget}>
            {words.keepTheirs}
          </Button>
        </LeadFailure>
      )}
      <section>
        <StatusPath lead={lead} onChange={(status) => change(lead, { status })} />
      </section>
      <section>
        <dl className="a-dl">
          <dt>{words.telephone}</dt>
          <dd>
            <Reveal id={lead.id} field="telephone" masked={lead.telephone} />
          </dd>
          <dt>{words.email}</dt>
          <dd>
            <Reveal id={lead.id} field="email" masked={lead.email}>
              {(address) => <MailTemplates lead={lead} address={address} />}
            </Reveal>
          </dd>
        </dl>
        <LeadForm lead={lead} onChange={(changes) => change(lead, changes)} isPending={isPending} />
        <dl className="a-dl">
          {lead.address && [<dt key="dt">{words.address}</dt>, <dd key="dd">{lead.address}</dd>]}
          {lead.source && (
            <>
              <dt>{words.source}</dt>
              <dd>
                <LeadSource source={lead.source} />
              </dd>
            </>
          )}
          {lead.duplicates.length > 0 && <dt>{words.duplicates}</dt>}
          {lead.duplicates.map(({ id, reference, same }) => (
            <dd key={id}>
              <Link to="/admin/leads/$id" params={{ id }} search={{ status: 'all' }}>
                {reference}
              </Link>{' '}
              {same.map((what) => words.same[what]).join(' · ')}
            </dd>
          ))}
        </dl>
        {lead.readiness && (
          <details>
            <summary>{words.readinessResult}</summary>
            <pre className="a-mono">{lead.readiness}</pre>
          </details>
        )}
      </section>
      <LeadNote id={lead.id} />
      <LeadHistory history={lead.history} />
      <section>
        <EraseLead id={lead.id} reference={lead.reference} />
      </section>
    </>
  )
}

/** What the other one has done, while the own change waits. */
function LastChange({ lead }: { lead: LeadDetail }) {
  const { changedBy } = useLL()['admin-leads']
  const locale = useLocale()
  const last = lead.history.find(({ by }) => by !== '')
  return last ? <span>{changedBy({ name: last.by, time: beijingTime(last.at, locale) })}</span> : null
}

function PanelHead({ lead }: { lead: LeadDetail }) {
  const words = useWords('admin-leads')
  const search: LeadSearch = useSearch({ from: '/admin/_staff/leads' })
  const list = useInfiniteQuery(leadListQuery(search))
  const ids = list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
  const at = ids.indexOf(lead.id)
  const neighbours = [
    { id: at > 0 ? ids[at - 1] : undefined, label: words.previous, icon: 'up' },
    { id: at >= 0 ? ids[at + 1] : undefined, label: words.next, icon: 'down' },
  ] as const
  return (
    <header>
      <div className="a-strip">
        <Link className="a-ib" to="/admin/leads" search={search} aria-label={words.back} resetScroll={false}>
          <Icon name="left" />
        </Link>
        <span className="a-mono">{lead.reference}</span>
        <span className="a-head__end">
          {neighbours.map(
            ({ id, label, icon }) =>
              id && (
                <Link
                  key={icon}
                  className={icon === 'up' ? 'a-ib a-ib--up' : 'a-ib'}
                  to="/admin/leads/$id"
                  params={{ id }}
                  search={search}
                  aria-label={label}
                  resetScroll={false}
                >
                  <Icon name="down" />
                </Link>
              ),
          )}
        </span>
      </div>
      <h2>{lead.company || lead.name}</h2>
      <div className="a-strip">
        <LeadProduct product={lead.product} />
        {lead.company && <span>{lead.name}</span>}
      </div>
    </header>
  )
}

type StatusPathProps = { lead: LeadDetail; onChange: (status: LeadDetail['status']) => void }

/** The steps an application goes through, and the two ways out. */
function StatusPath({ lead, onChange }: StatusPathProps) {
  const words = useWords('admin-leads')
  const step = (status: LeadDetail['status']) => (
    <label key={status}>
      <input type="radio" name="status" checked={lead.status === status} onChange={() => onChange(status)} />
      {words.statuses[status]}
    </label>
  )
  return (
    <fieldset>
      <legend className="vh">{words.status}</legend>
      <div className="a-path">{leadStatuses.slice(0, 4).map(step)}</div>
      <div className="a-exit">{leadStatuses.slice(4).map(step)}</div>
    </fieldset>
  )
}
