import type { LeadStatus } from '#api/contract/keys.ts'
import type { LeadDetail } from '#api/contract/lead-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { beijingTime, dueText } from '../ui/beijing-time.ts'
import { UserText } from '../ui/user-text.tsx'

/** What happened, newest first. */
export function LeadHistory({ history }: Pick<LeadDetail, 'history'>) {
  const words = useWords('admin-leads')
  const locale = useLocale()
  return (
    <section>
      <h3>{words.history}</h3>
      <ol className="a-log">
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
        <span className="a-note-text">
          <UserText>{to}</UserText>
        </span>
      )
    case 'status':
      return `${status(from)} → ${status(to)}`
    case 'owner':
      return <UserText>{`${words.owner}: ${from || words.nobody} → ${to || words.nobody}`}</UserText>
    case 'due':
      return `${words.due}: ${due(from)} → ${due(to)}`
    case 'company':
      return <UserText>{`${words.company}: ${to || words.nothing}`}</UserText>
    case 'revealed':
      return to === 'email' ? events.revealedEmail : events.revealedTelephone
    case 'confirmed':
      return events.confirmed
    default:
      return events.received
  }
}
