import { calendarDate } from '#contract/china-time.ts'
import { type LeadStatus, type LostReason, leadStatuses } from '#contract/keys.ts'
import type { LeadDetail, LeadSummary } from '#contract/lead-schema.ts'
import { productNames } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { beijingTime, dueText } from '../ui/beijing-time.ts'
import { Badge } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useSettledChoice } from './use-settled-choice.ts'

/** The product a trial was asked for. */
export function LeadProduct({ product, isShort }: Pick<LeadSummary, 'product'> & { isShort?: boolean }) {
  if (!product) return null
  const name = productNames[product]
  return (
    <span className="a-row" title={isShort ? name : undefined}>
      <ProductMark product={product} />
      {isShort ? <span className="vh">{name}</span> : name}
    </span>
  )
}

/** The next call, marked where it is overdue. @param isShort by colour alone, and with its hour today alone */
export function LeadDue({ lead, isShort }: { lead: LeadSummary; isShort?: boolean }) {
  const words = useWords('admin-leads')
  const locale = useLocale()
  if (lead.due === '') return null
  const day = lead.due.slice(0, 10)
  const isToday = day === calendarDate(Date.now())
  const text = dueText(isShort && !isToday ? day : lead.due, locale, words.today)
  return (
    <time dateTime={lead.due}>
      {lead.isOverdue ? (
        <Badge hot>
          <span className={isShort ? 'vh' : undefined}>{words.overdue} </span>
          {text}
        </Badge>
      ) : (
        text
      )}
    </time>
  )
}

/** How long ago it came: `3小时前`. */
export function LeadAge({ receivedAt }: Pick<LeadSummary, 'receivedAt'>) {
  const locale = useLocale()
  const { arrived } = useWords('admin-leads')
  const minutes = Math.max(0, Date.now() - Date.parse(receivedAt)) / 60_000
  const [count, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 1_440
        ? ([minutes / 60, 'hour'] as const)
        : ([minutes / 1_440, 'day'] as const)
  const ago = new Intl.RelativeTimeFormat(languageTag(locale), { style: 'narrow' })
  return (
    <time dateTime={receivedAt} title={`${arrived} ${beijingTime(receivedAt, locale)}`}>
      {ago.format(-Math.floor(count), unit)}
    </time>
  )
}

/** What an owner is called: with why, where they work no applications any more. */
export function useOwnerName(): (owner: NonNullable<LeadSummary['owner']>) => string {
  const { former } = useWords('admin-leads')
  return ({ name, state }) => name + former[state]
}

/** Who works on it, as the first letter of their name; empty of colour where they work none any more. */
export function LeadOwner({ owner }: Pick<LeadSummary, 'owner'>) {
  const nameOf = useOwnerName()
  if (!owner) return null
  const name = nameOf(owner)
  return (
    <span
      className={owner.state === 'active' ? 'a-avatar' : 'a-avatar a-avatar--former'}
      role="img"
      aria-label={name}
      title={name}
    >
      {[...owner.name][0]}
    </span>
  )
}

/** Who works on it, or a button for the one who will. */
export function OwnerOrTake({ lead, onTake }: { lead: LeadSummary; onTake: () => void }) {
  const { take } = useWords('admin-leads')
  if (lead.owner?.state === 'active') return <LeadOwner owner={lead.owner} />
  return (
    <>
      <LeadOwner owner={lead.owner} />
      <Button ghost onClick={onTake} aria-label={`${take}: ${lead.name}`}>
        {take}
      </Button>
    </>
  )
}

/** Where somebody works: what sales wrote, the domain of their address, or the address they gave. */
export function KnownCompany({ knownCompany }: Pick<LeadSummary, 'knownCompany'>) {
  return knownCompany ? (
    <span className="a-company">
      <UserText>{knownCompany}</UserText>
    </span>
  ) : null
}

/** What happened, newest first. */
export function LeadHistory({ history }: Pick<LeadDetail, 'history'>) {
  const words = useWords('admin-leads')
  const locale = useLocale()
  return (
    <section>
      <h3>{words.history}</h3>
      <ol className="a-lead-history">
        {history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no key, and are only added
          <li key={history.length - index}>
            <time dateTime={entry.at}>{beijingTime(entry.at, locale)}</time>
            <span>
              {entry.by && (
                <b>
                  <UserText>{entry.by}</UserText>{' '}
                </b>
              )}
              <EntryText {...entry} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function EntryText({ kind, from, to }: LeadDetail['history'][number]) {
  const words = useWords('admin-leads')
  const locale = useLocale()
  const { events } = words
  const status = (value: string) => words.statuses[value as LeadStatus] ?? value
  const due = (value: string) => (value ? dueText(value, locale, words.today) : words.nothing)
  switch (kind) {
    case 'note':
      return (
        <span className="a-lead-note">
          <UserText>{to}</UserText>
        </span>
      )
    case 'status':
      return `${status(from)} → ${status(to)}`
    case 'lost-reason':
      return `${words.lost.reason}: ${words.lost.reasons[to as LostReason] ?? to}`
    case 'owner':
      return <UserText>{`${words.owner}: ${from || words.nobody} → ${to || words.nobody}`}</UserText>
    case 'due':
      return `${words.due}: ${due(from)} → ${due(to)}`
    case 'company':
      return <UserText>{`${words.company}: ${to || words.nothing}`}</UserText>
    case 'revealed':
      return to === 'email' ? events.revealedEmail : events.revealedTelephone
    case 'corrected':
      return events.corrected
    case 'confirmed':
      return events.confirmed
    default:
      return events.received
  }
}

type StatusSelectProps = {
  id?: string
  lead: Pick<LeadSummary, 'status'>
  label: string
  onChange: (status: LeadStatus) => Promise<unknown>
}

/** The status as a select: one choice, one change. */
export function StatusSelect({ id, lead, label, onChange }: StatusSelectProps) {
  const { statuses } = useWords('admin-leads')
  const { value, choose, handlers } = useSettledChoice(lead.status, onChange)
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value as LeadStatus)}
      {...handlers}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {statuses[status]}
        </option>
      ))}
    </select>
  )
}
