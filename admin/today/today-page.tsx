import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chinaMoment, chinaTime } from '#contract/china-time.ts'
import type { LeadSummary } from '#contract/lead-schema.ts'
import type { EditingListItem } from '#contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { grouped } from '#src/site/written.ts'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import type { LeadSearch } from '../filters.ts'
import { LeadAge, LeadDue, LeadProduct, OwnerOrTake } from '../leads/lead-facts.tsx'
import { RefusedChange } from '../leads/lead-failure.tsx'
import { useLeadChange } from '../leads/use-lead-change.ts'
import { staffSessionQuery, useStaff } from '../staff.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Badge, Failed, Status } from '../ui/state.tsx'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { DayLine, lineOf } from './day-line.tsx'
import { DeliveryTroubles } from './delivery-troubles.tsx'
import { Placeholders } from './placeholders.tsx'
import { reviewsFor, type Today, todayQuery } from './today.functions.ts'

/** What is due: applications to call, articles going out, mail that fails, what waits. */
export function TodayPage() {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const today = useQuery(todayQuery)
  const { data } = today
  return (
    <>
      <MarkSprite />
      <PageHeader
        title={words.title}
        hint={
          data &&
          messages.moment({ day: beijingTime(data.now, locale, 'day'), time: chinaTime(data.now).slice(11) })
        }
      >
        {data?.yesterday && (
          <Link to="/admin/figures" className={`${buttonClass({ ghost: true })} w`}>
            {messages.yesterday({
              visits: grouped(data.yesterday.visits),
              applications: grouped(data.yesterday.applications),
            })}
          </Link>
        )}
      </PageHeader>
      <ListState query={today}>
        {data && (
          <>
            {data.failed && <Failed error={away} text={words.failed} onRetry={() => void today.refetch()} />}
            <DeliveryTroubles found={data.deliveries} />
            <Placeholders found={data.owner} />
            <Sections data={data} />
          </>
        )}
      </ListState>
    </>
  )
}

/** What an answer without some of its parts lacks. */
const away = { status: 503 }

/** Everything of the day; nothing is said only where all of it is known. */
function Sections({ data }: { data: Today }) {
  const words = useWords('admin-leads').todayPage
  const waiting = useWaiting(data)
  const { calls, handed, unowned, goingOut, mail, deliveries, now } = data
  const isTroubled = (deliveries?.troubles.length ?? 0) > 0
  const { ready, returned } = reviewsFor(data, useStaff())
  const first = [
    calls && calls.items.length > 0 && <Calls key="calls" calls={calls} />,
    handed && handed.items.length > 0 && <Handed key="handed" leads={handed} />,
    unowned && unowned.items.length > 0 && <Unowned key="unowned" leads={unowned} />,
    waiting.length > 0 && <WaitingList key="waiting" items={waiting} />,
  ].filter((section) => section !== undefined && section !== false)
  const second = [
    returned.length > 0 && <InReview key="returned" title={words.returned} articles={returned} />,
    ready.length > 0 && <InReview key="ready" title={words.review} articles={ready} />,
    goingOut.length > 0 && <GoingOut key="out" articles={goingOut} />,
    mail && mail.failing.length > 0 && <FailingMail key="mail" mails={mail.failing} />,
  ].filter((section) => section !== undefined && section !== false)
  // no column stands empty beside a long one
  const moved = Math.max(0, Math.floor((first.length - second.length) / 2))
  const main = first.slice(0, first.length - moved)
  const side = [...second, ...first.slice(first.length - moved).reverse()]
  if (main.length + side.length === 0)
    return data.failed || isTroubled ? null : (
      <Empty title={words.none} text={words.noneHint}>
        <Link to={calls ? '/admin/leads' : '/admin/news'} className={buttonClass({ ghost: true })}>
          {calls ? words.allLeads : words.allNews}
        </Link>
      </Empty>
    )
  return (
    <>
      <DayLine now={now} events={lineOf(calls?.items ?? [], goingOut, now)} />
      <div className={main.length > 0 && side.length > 0 ? 'a-cols' : undefined}>
        <div>{main}</div>
        <div>{side}</div>
      </div>
    </>
  )
}

type Leads = NonNullable<Today['calls']>

/** What the member has to call about by tonight. */
function Calls({ calls }: { calls: Leads }) {
  const words = useWords('admin-leads')
  const overdue = calls.items.filter(({ isOverdue }) => isOverdue).length
  return (
    <Section
      title={words.todayPage.call}
      count={calls.total}
      more={
        <>
          {overdue > 0 && (
            <Badge hot>
              {overdue} {words.overdue}
            </Badge>
          )}
          <Link to="/admin/leads" search={{ owner: 'me', sort: 'due' }}>
            {words.todayPage.myLeads}
          </Link>
        </>
      }
    >
      <Leads
        leads={calls.items}
        search={{ owner: 'me', sort: 'due' }}
        when={{ id: 'due', heading: words.due, cell: (lead) => <LeadDue lead={lead} /> }}
      />
    </Section>
  )
}

/** What others have given to the member, until they do something about it. */
function Handed({ leads }: { leads: Leads }) {
  const words = useWords('admin-leads').todayPage
  const { handedBy } = useLL()['admin-leads'].todayPage
  const more = (
    <Link to="/admin/leads" search={{ owner: 'me' }}>
      {words.myLeads}
    </Link>
  )
  return (
    <Section title={words.handed} count={leads.total} more={more}>
      <Leads
        leads={leads.items}
        search={{ owner: 'me' }}
        when={{
          id: 'handed',
          heading: words.handed,
          cell: ({ handed }) =>
            handed && (
              <span className="a-note-text">
                <UserText>{handedBy({ name: handed.by })}</UserText>
                {handed.note && (
                  <small>
                    <UserText>{handed.note}</UserText>
                  </small>
                )}
              </span>
            ),
        }}
      />
    </Section>
  )
}

/** What nobody works on yet. */
function Unowned({ leads }: { leads: Leads }) {
  const words = useWords('admin-leads')
  const more = (
    <Link to="/admin/leads" search={{ owner: 'none' }}>
      {words.todayPage.allLeads}
    </Link>
  )
  return (
    <Section title={words.views.unowned} count={leads.total} more={more}>
      <Leads
        leads={leads.items}
        search={{ owner: 'none' }}
        when={{
          id: 'age',
          heading: words.arrived,
          cell: ({ receivedAt }) => <LeadAge receivedAt={receivedAt} />,
        }}
      />
    </Section>
  )
}

type LeadsProps = { leads: readonly LeadSummary[]; search: LeadSearch; when: Column<LeadSummary> }

/** @param search of the view in which one is opened, so that the next one follows it */
function Leads({ leads, search, when }: LeadsProps) {
  const words = useWords('admin-leads')
  const me = useStaff().id
  const changes = useLeadChange()
  const columns: Column<LeadSummary>[] = [
    when,
    {
      id: 'name',
      heading: words.applicant,
      cell: ({ id, name, knownCompany, status }) => (
        <>
          <Link className="a-open" to="/admin/leads/$id" params={{ id }} search={search}>
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
      className: 'w',
      cell: ({ product }) => <LeadProduct product={product} />,
    },
    {
      id: 'owner',
      heading: words.owner,
      className: 'a-owner',
      cell: (lead) => <OwnerOrTake lead={lead} onTake={() => changes.change(lead, { owner: me })} />,
    },
  ]
  return (
    <>
      <RefusedChange changes={changes} />
      {leads.length > 0 && (
        <DataTable className="a-calls" columns={columns} rows={leads} named="name" headless />
      )}
    </>
  )
}

type WaitingItem = { key: string; label: ReactNode; text: ReactNode; small?: string; action?: ReactNode }

/** What waits for somebody, or for a matter to be put right. */
function useWaiting({ mail, missing, withoutFactor, invitations }: Today): WaitingItem[] {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const me = useStaff().id
  const own = useQuery(staffSessionQuery).data?.secondFactor.enabled
  const others = withoutFactor.filter(({ id }) => id !== me).map(({ name }) => name)
  const items: (WaitingItem | false)[] = [
    mail !== undefined && (mail.inbox ?? 0) > 0 && { key: 'inbox', label: mail.inbox, text: words.inbox },
    mail !== undefined &&
      mail.waiting > 0 && {
        key: 'outbox',
        label: mail.waiting,
        text: words.outbox,
        small: mail.sends ? words.outboxSends : words.outboxKeeps,
      },
    own === false && {
      key: 'factor',
      label: words.factor,
      text: words.ownFactor,
      small: words.factorHint,
      action: (
        <Link className={buttonClass({ ghost: true })} to="/admin/account">
          {words.setUp}
        </Link>
      ),
    },
    others.length > 0 && {
      key: 'factors',
      label: words.factor,
      small: words.othersFactor,
      text: (
        <Link className="a-open" to="/admin/staff">
          <UserText>{new Intl.ListFormat(languageTag(locale)).format(others)}</UserText>
        </Link>
      ),
    },
    ...invitations.map(({ id, email, expiresAt }) => ({
      key: id,
      label: words.invitation,
      text: (
        <Link className="a-open" to="/admin/staff">
          {email}
        </Link>
      ),
      small: messages.until({ time: beijingTime(expiresAt, locale) }),
    })),
    ...missing.map(({ path, count }) => ({
      key: path,
      label: '404',
      text: path,
      small: messages.times({ count }),
      action: (
        <Buttons>
          <Link className={buttonClass({ ghost: true })} to="/admin/redirects" search={{ path }}>
            {words.redirect}
          </Link>
          <DismissPath path={path} />
        </Buttons>
      ),
    })),
  ]
  return items.filter((item) => item !== false)
}

/** Takes an address off the list until it is asked for again. */
function DismissPath({ path }: { path: string }) {
  const { dismiss } = useWords('admin-leads').todayPage
  const change = useChange({ outdated: todayQuery.queryKey })
  return (
    <Button
      ghost
      aria-label={`${dismiss}: ${path}`}
      onClick={() => void change('redirects.dismiss', { body: { path } })}
    >
      {dismiss}
    </Button>
  )
}

function WaitingList({ items }: { items: readonly WaitingItem[] }) {
  const words = useWords('admin-leads').todayPage
  return (
    <Section title={words.waiting} count={items.length}>
      <ul className="a-li">
        {items.map(({ key, label, text, small, action }) => (
          <li key={key}>
            <b>{label}</b>
            <span>{text}</span>
            {action}
            {small && <small>{small}</small>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function GoingOut({ articles }: { articles: Today['goingOut'] }) {
  const words = useWords('admin-leads').todayPage
  const { langs } = useWords('admin')
  const locale = useLocale()
  return (
    <Section title={words.out} count={articles.length}>
      <ol className="a-li">
        {articles.map(({ id, lang, title, at }) => (
          <li key={`${id} ${lang}`}>
            <time dateTime={chinaMoment(at)}>{beijingTime(at, locale)}</time>
            <a className="a-open" href={`/admin/news/${id}`} lang={languageTag(lang)}>
              {title}
            </a>
            <Status state="sched">{langs[lang]}</Status>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Articles that wait for a publisher, or for changes of their editor. */
function InReview({ title, articles }: { title: string; articles: readonly EditingListItem[] }) {
  const { untitled } = useWords('admin-leads').todayPage
  const locale = useLocale()
  return (
    <Section title={title} count={articles.length}>
      <ol className="a-li">
        {articles.map(({ id, titles, review }) => (
          <li key={id}>
            {review && <time dateTime={chinaMoment(review.at)}>{beijingTime(review.at, locale)}</time>}
            <Link className="a-open" to="/admin/news/$id" params={{ id }}>
              {titles[locale] || titles.cn || titles.en || untitled}
            </Link>
            <small>{[review?.by, review?.note].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function FailingMail({ mails }: { mails: NonNullable<Today['mail']>['failing'] }) {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const change = useChange({ outdated: todayQuery.queryKey })
  return (
    <Section title={words.mail} count={mails.length}>
      <ul className="a-li">
        {mails.map(({ id, kind, reference, nextAt, attempts, fault }) => (
          <li key={id}>
            <b>{nextAt ? beijingTime(nextAt, locale) : words.stopped}</b>
            <span className={nextAt ? undefined : 'late'}>
              {[words.kinds[kind], reference].filter(Boolean).join(' · ')}
            </span>
            <Button
              ghost
              onClick={() => void change('mail.retry', { id })}
              aria-label={`${words.sendNow}: ${words.kinds[kind]} ${reference}`}
            >
              {words.sendNow}
            </Button>
            <small>
              {fault} · {messages.tries({ count: attempts })}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
