import { useQuery } from '@tanstack/react-query'
import { chinaTime } from '#contract/china-time.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { grouped } from '#src/site/written.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { DayLine, lineOf } from './day-line.tsx'
import { DeliveryTroubles } from './delivery-troubles.tsx'
import { type Item, ItemList, useFailingMail, useGoingOut, useInReview, useWaiting } from './items.tsx'
import { useLeadSections } from './lead-sections.tsx'
import { Placeholders } from './placeholders.tsx'
import { type Today, todayQuery } from './today-query.ts'

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
          <Link to="/admin/figures" className={`${buttonClass({ ghost: true })} a-desk-only`}>
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
            <DeliveryTroubles troubles={data.troubles} />
            {data.unconfirmed !== undefined && <Placeholders unconfirmed={data.unconfirmed} />}
            <Sections data={data} />
          </>
        )}
      </ListState>
    </>
  )
}

/** Everything of the day. */
function Sections({ data }: { data: Today }) {
  const words = useWords('admin-leads').todayPage
  const { leads, news, now } = data
  const lists = (...all: [title: string, items: readonly Item[]][]) =>
    all
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => (
        <Section key={title} title={title} count={items.length}>
          <ItemList items={items} />
        </Section>
      ))
  const first = [...useLeadSections(leads), ...lists([words.waiting, useWaiting(data)])]
  const second = lists(
    [words.returned, useInReview(news?.returned ?? [])],
    [words.review, useInReview(data.toReview ?? [])],
    [words.out, useGoingOut(news?.goingOut ?? [])],
    [words.mail, useFailingMail(data)],
  )
  // no column stands empty beside a long one
  const moved = Math.max(0, Math.floor((first.length - second.length) / 2))
  const main = first.slice(0, first.length - moved)
  const side = [...second, ...first.slice(first.length - moved).reverse()]
  if (main.length + side.length === 0)
    return data.troubles.length > 0 ? null : (
      <Empty title={words.none} text={words.noneHint}>
        <Link to={leads ? '/admin/leads' : '/admin/news'} className={buttonClass({ ghost: true })}>
          {leads ? words.allLeads : words.allNews}
        </Link>
      </Empty>
    )
  return (
    <>
      <DayLine now={now} events={lineOf(leads?.calls.items ?? [], news?.goingOut ?? [], now)} />
      <div className={main.length > 0 && side.length > 0 ? 'a-columns' : undefined}>
        <div>{main}</div>
        <div>{side}</div>
      </div>
    </>
  )
}
