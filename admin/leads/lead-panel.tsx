import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { leadStatuses } from '#contract/keys.ts'
import type { LeadDetail } from '#contract/lead-schema.ts'
import { may } from '#contract/permissions.ts'
import { productKeys, productNames } from '#contract/products.ts'
import { sourceInWords } from '#contract/texts/source-in-words.ts'
import { estimateOf } from '#contract/trial/estimate.ts'
import { plainNames, shownText, type TextName, textRules } from '#contract/trial/trial-fields.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { BackLink } from '../ui/list/back-link.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { openPopover } from '../ui/typing/own-keys.ts'
import { UserText } from '../ui/user-text.tsx'
import { KnownCompany, LeadAge, LeadHistory, LeadProduct } from './lead-facts.tsx'
import { RefusedChange } from './lead-failure.tsx'
import { LeadForm, LeadNote } from './lead-form.tsx'
import { leadQuery } from './lead-queries.ts'
import { type Neighbours, QueueBar, useNeighbours } from './lead-queue.tsx'
import { MailTemplates, Reveal } from './reveal.tsx'
import { useLeadChange } from './use-lead-change.ts'
import { useSettledChoice } from './use-settled-choice.ts'

/** One application: who it is from, where it stands, what was done. */
export function LeadPanel() {
  const { id } = useParams({ from: '/admin/_staff/leads/$id' })
  const lead = useQuery(leadQuery(id))
  const words = useWords('admin-leads')
  const search = useSearch({ from: '/admin/_staff/leads' })
  const navigate = useNavigate()
  const close = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // a dialog is not within, a calendar closes itself, and Esc in a field ends what its input method composes
    const isOthers =
      !(target instanceof HTMLElement && currentTarget.contains(target)) ||
      target.matches('input, textarea, select, dialog *') ||
      currentTarget.querySelector(openPopover())
    if (key === 'Escape' && !isOthers) void navigate({ to: '/admin/leads', search, resetScroll: false })
  }
  useEffect(() => {
    // where it takes the place of the list, the list's position is none of its own
    if (id && !matchMedia('(min-width: 74em)').matches) window.scrollTo(0, 0)
  }, [id])
  return (
    <aside
      className="a-lead-pane"
      aria-label={words.detail}
      key={id}
      id="lead"
      tabIndex={-1}
      onKeyDown={close}
    >
      <ListState query={lead}>{lead.data && <Detail lead={lead.data} />}</ListState>
    </aside>
  )
}

function Detail({ lead }: { lead: LeadDetail }) {
  const words = useWords('admin-leads')
  const changes = useLeadChange()
  const { change } = changes
  const lang = useLocale()
  const estimate = estimateOf(lead.estimate)
  const neighbours = useNeighbours(lead.id)
  const { id: me, role } = useStaff()
  const mayWrite = may(role, 'leads.write')
  const note = useId()
  return (
    <>
      <PanelHead lead={lead} neighbours={neighbours} />
      <RefusedChange changes={changes} named={false} />
      <section>
        <StatusPath lead={lead} onChange={(status) => change(lead, { status })} />
        {lead.status === 'lost' && (
          <p>
            {words.lost.reason}: {lead.lostReason ? words.lost.reasons[lead.lostReason] : words.nothing}
          </p>
        )}
      </section>
      <section>
        <dl className="a-pairs">
          <Fact of="telephone">
            <Reveal id={lead.id} field="telephone" masked={lead.telephone} />
          </Fact>
          <Fact of="email">
            <Reveal id={lead.id} field="email" masked={lead.email}>
              {(address) => <MailTemplates lead={lead} address={address} />}
            </Reveal>
          </Fact>
        </dl>
        <LeadForm lead={lead} />
        <dl className="a-pairs">
          {plainNames.map((name) => (
            <Fact key={name} of={name}>
              {lead[name] && <UserText>{shownText(name, lead[name], lang)}</UserText>}
            </Fact>
          ))}
          <Fact of="source">{lead.source && sourceInWords(lead.source, lang)}</Fact>
          <Fact of="estimate">
            {lead.estimate && (
              <Link to="/$lang/product/estimate" params={{ lang: lead.lang }} search={estimate}>
                {productKeys
                  .filter((key) => estimate[key])
                  .map((key) => `${productNames[key]} ${estimate[key]}`)
                  .join(' · ')}
              </Link>
            )}
          </Fact>
        </dl>
        {lead.duplicates.length > 0 && (
          <details open={lead.duplicates.length <= 3}>
            <summary>
              {words.duplicates} {lead.duplicates.length}
            </summary>
            {lead.duplicates.map(({ id, reference, same }) => (
              <p key={id}>
                <Link to="/admin/leads/$id" params={{ id }} search={{ status: 'all' }} resetScroll={false}>
                  {reference}
                </Link>{' '}
                {same.map((what) => words.same[what]).join(' · ')}
              </p>
            ))}
          </details>
        )}
        {lead.readiness && (
          <details>
            <summary>{textRules.readiness.label[lang]}</summary>
            <pre className="a-mono">{lead.readiness}</pre>
          </details>
        )}
      </section>
      <LeadNote id={lead.id} field={note} />
      <LeadHistory history={lead.history} />
      {mayWrite && (
        <section>
          <Link to="/admin/persons" search={{ id: lead.id }}>
            {words.person}
          </Link>
        </section>
      )}
      <QueueBar
        lead={lead}
        neighbours={neighbours}
        onTake={() => change(lead, { owner: me })}
        onStatus={(status) => change(lead, { status })}
        note={note}
      />
    </>
  )
}

/** A field of the form, where there is something in it. */
function Fact({ of, children }: { of: TextName; children: ReactNode }) {
  const lang = useLocale()
  return (
    children && (
      <>
        <dt>{textRules[of].label[lang]}</dt>
        <dd>{children}</dd>
      </>
    )
  )
}

function PanelHead({ lead, neighbours }: { lead: LeadDetail; neighbours: Neighbours }) {
  const words = useWords('admin-leads')
  const { search, previous, next } = neighbours
  const steps = [
    { id: previous, label: words.previous, icon: 'up', shortcut: 'k' },
    { id: next, label: words.next, icon: 'down', shortcut: 'j' },
  ] as const
  return (
    <header>
      <div className="a-row">
        <BackLink to="/admin/leads" search={search} aria-label={words.back} resetScroll={false} />
        <span className="a-mono">{lead.reference}</span>
        <span className="a-page-head__end">
          {steps.map(
            ({ id, label, icon, shortcut }) =>
              id && (
                <Link
                  key={icon}
                  className={icon === 'up' ? 'a-icon-button a-icon-button--up' : 'a-icon-button'}
                  to="/admin/leads/$id"
                  params={{ id }}
                  search={search}
                  aria-label={label}
                  aria-keyshortcuts={shortcut}
                  resetScroll={false}
                >
                  <Icon name="down" />
                </Link>
              ),
          )}
        </span>
      </div>
      <h2>
        <UserText>{lead.name}</UserText>
      </h2>
      <div className="a-row">
        <LeadProduct product={lead.product} />
        <KnownCompany knownCompany={lead.knownCompany} />
        <LeadAge receivedAt={lead.receivedAt} />
      </div>
    </header>
  )
}

type StatusPathProps = { lead: LeadDetail; onChange: (status: LeadDetail['status']) => Promise<unknown> }

/** The steps an application goes through, and the two ways out. */
function StatusPath({ lead, onChange }: StatusPathProps) {
  const words = useWords('admin-leads')
  const { value, choose, handlers } = useSettledChoice(lead.status, onChange)
  const step = (status: LeadDetail['status']) => (
    <label key={status}>
      <input type="radio" name="status" checked={value === status} onChange={() => choose(status)} />
      {words.statuses[status]}
    </label>
  )
  return (
    <fieldset {...handlers}>
      <legend className="vh">{words.status}</legend>
      <div className="a-lead-path">{leadStatuses.slice(0, 4).map(step)}</div>
      <div className="a-choices">{leadStatuses.slice(4).map(step)}</div>
    </fieldset>
  )
}
