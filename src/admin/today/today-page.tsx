import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import { LeadDue, LeadProduct, OwnerOrTake } from '../leads/lead-facts.tsx'
import { LeadFailure } from '../leads/lead-failure.tsx'
import { useLeadChange } from '../leads/use-lead-change.ts'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Badge, Failed, Status } from '../ui/state.tsx'
import { DayLine, lineOf } from './day-line.tsx'
import { getToday } from './today.functions.ts'

const todayQuery = queryOptions({
  queryKey: ['staff', 'leads', 'today'],
  queryFn: () => getToday(),
  staleTime: 10_000,
  refetchInterval: 60_000,
})

type Today = Awaited<ReturnType<typeof getToday>>

/** What is due: applications to call, articles going out, mail that fails, what waits. */
export function TodayPage() {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const { states } = useWords('admin')
  const locale = useLocale()
  const today = useQuery(todayQuery)
  const { data } = today
  if (!data)
    return (
      <>
        <PageHeader title={words.title} />
        {today.isError ? (
          <Failed text={words.failed} onRetry={() => void today.refetch()} />
        ) : (
          <p className="a-foot" role="status">
            {states.loading}
          </p>
        )}
      </>
    )
  const calls = data.calls?.items ?? []
  const waits = data.mail?.failing.length || data.mail?.waiting || data.mail?.inbox || data.missing.length
  const isQuiet = calls.length === 0 && data.goingOut.length === 0 && !waits
  const moment = new Date(data.now).toISOString()
  return (
    <>
      <MarkSprite />
      <PageHeader
        title={words.title}
        hint={`${beijingTime(moment, locale, 'day')} · ${beijingTime(moment, locale)}`}
      >
        {data.yesterday && (
          <Link to="/admin/figures" className={`${buttonClass({ ghost: true })} w`}>
            {messages.yesterday(data.yesterday)}
          </Link>
        )}
      </PageHeader>
      {data.failed && <Failed text={words.failed} onRetry={() => void today.refetch()} />}
      {isQuiet && !data.failed ? (
        <Empty title={words.none} text={words.noneHint} />
      ) : (
        <>
          <DayLine now={data.now} events={lineOf(calls, data.goingOut)} />
          <div className="a-cols">
            <div>
              {data.calls && <Calls calls={data.calls} />}
              <Waiting data={data} />
            </div>
            <div>
              <GoingOut articles={data.goingOut} />
              {data.mail && data.mail.failing.length > 0 && <FailingMail mails={data.mail.failing} />}
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Calls({ calls }: { calls: NonNullable<Today['calls']> }) {
  const words = useWords('admin-leads')
  const { todayPage } = words
  const me = useStaff().id
  const { change, code } = useLeadChange()
  const columns: Column<LeadSummary>[] = [
    { id: 'due', heading: words.due, cell: (lead) => <LeadDue lead={lead} /> },
    {
      id: 'company',
      heading: words.company,
      cell: ({ id, company, name, status }) => (
        <>
          <Link className="a-open" to="/admin/leads/$id" params={{ id }}>
            {company || name}
          </Link>
          <small>
            {company ? `${name} · ` : ''}
            {words.statuses[status]}
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
      className: 'w',
      cell: (lead) => <OwnerOrTake lead={lead} onTake={() => change(lead, { owner: me })} />,
    },
  ]
  const overdue = calls.items.filter(({ isOverdue }) => isOverdue).length
  const more = (
    <>
      {overdue > 0 && (
        <Badge hot>
          {overdue} {words.overdue}
        </Badge>
      )}
      <Link to="/admin/leads">{todayPage.allLeads}</Link>
    </>
  )
  return (
    <Section title={todayPage.call} count={calls.total} more={more}>
      {code && <LeadFailure code={code} />}
      <DataTable columns={columns} rows={calls.items} named="company" headless />
    </Section>
  )
}

function Waiting({ data: { mail, missing } }: { data: Today }) {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const waiting = [
    { key: 'inbox', count: mail?.inbox ?? 0, text: words.inbox },
    { key: 'outbox', count: mail?.waiting ?? 0, text: words.outbox },
  ].filter(({ count }) => count > 0)
  if (waiting.length + missing.length === 0) return null
  return (
    <Section title={words.waiting} count={waiting.length + missing.length}>
      <ul className="a-li">
        {waiting.map(({ key, count, text }) => (
          <li key={key}>
            <b>{count}</b>
            <span>{text}</span>
          </li>
        ))}
        {missing.map(({ path, count }) => (
          <li key={path}>
            <b>404</b>
            <span>{path}</span>
            <Link
              className={buttonClass({ ghost: true })}
              to="/admin/$list"
              params={{ list: 'redirects' }}
              search={{ path }}
            >
              {words.redirect}
            </Link>
            <small>{messages.times({ count })}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function GoingOut({ articles }: { articles: Today['goingOut'] }) {
  const words = useWords('admin-leads').todayPage
  const locale = useLocale()
  if (articles.length === 0) return null
  return (
    <Section title={words.out} count={articles.length}>
      <ol className="a-li">
        {articles.map(({ id, lang, title, at }) => {
          const moment = new Date(at).toISOString()
          return (
            <li key={`${id} ${lang}`}>
              <time dateTime={moment}>{beijingTime(moment, locale)}</time>
              <a className="a-open" href={`/admin/news/${id}`} lang={languageTag(lang)}>
                {title}
              </a>
              <Status state="sched">{lang === 'cn' ? '\u4e2d\u6587' : 'English'}</Status>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function FailingMail({ mails }: { mails: NonNullable<Today['mail']>['failing'] }) {
  const words = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: (id: string) => changeApi('mail.retry', { id }),
    onSettled: () => queryClient.invalidateQueries(todayQuery),
  })
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  return (
    <Section title={words.mail} count={mails.length}>
      {code && <LeadFailure code={code} />}
      <ul className="a-li">
        {mails.map(({ id, kind, reference, nextAt, attempts, fault }) => (
          <li key={id}>
            <b>{nextAt ? beijingTime(nextAt, locale) : words.stopped}</b>
            <span className={nextAt ? undefined : 'late'}>
              {[words.kinds[kind], reference].filter(Boolean).join(' · ')}
            </span>
            <Button
              ghost
              disabled={isPending}
              onClick={() => mutate(id)}
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
