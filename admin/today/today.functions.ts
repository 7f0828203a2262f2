import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { Figures } from '#contract/figure-schema.ts'
import { LeadList } from '#contract/lead-schema.ts'
import { EditingList } from '#contract/news-schema.ts'
import { may } from '#contract/permissions.ts'
import { MissingPaths } from '#contract/redirects/redirect-schema.ts'
import { DeliveryTroubles } from '#contract/staff/delivery-schema.ts'
import { Members, Outbox } from '#contract/staff/staff-schema.ts'
import { Confirmations, topics } from '#contract/texts/confirmation-schema.ts'
import type { Answer } from '#src/upstream/read-answer.server.ts'
import { askStaff, pageData } from '../read-staff.server.ts'
import { findPlaceholders } from '../site/site-texts.server.ts'
import type { StaffMember } from '../staff.ts'
import { poll } from '../staff-api.ts'

/** One language of an article that goes out. @param at milliseconds since the epoch */
export type GoingOut = { id: string; title: string; lang: 'cn' | 'en'; at: number }

/** What is due today, as far as the role may see it. `failed` where some of it was not answered. */
export const getToday = createServerFn({ method: 'GET' }).handler(async () => {
  const answers = await Promise.all([
    askStaff('leads', LeadList, { query: { call: '1', owner: 'me', sort: 'due', limit: 50 } }),
    askStaff('leads', LeadList, { query: { status: 'open', handed: '1', limit: 50 } }),
    askStaff('leads', LeadList, { query: { status: 'open', owner: 'none', limit: 5 } }),
    askStaff('news', EditingList, { query: { state: 'scheduled', limit: 50 } }),
    askStaff('news', EditingList, { query: { review: 'ready', limit: 50 } }),
    askStaff('news', EditingList, { query: { review: 'returned', limit: 50 } }),
    askStaff('mail', Outbox),
    askStaff('deliveries', DeliveryTroubles),
    askStaff('figures', Figures, { query: { days: 7 } }),
    askStaff('redirects/missing', MissingPaths),
    askStaff('members', Members),
    askStaff('site/confirmations', Confirmations),
  ])
  const [
    calls,
    handed,
    unowned,
    scheduled,
    ready,
    returned,
    outbox,
    undelivered,
    counted,
    lost,
    people,
    checklist,
  ] = answers
  const isGone = answers.every(isAway)
  for (const answer of answers)
    if (!answer.ok && (isGone || answer.trouble.status === 401)) pageData<unknown>(answer)
  const staff = dataOf(people)
  const confirmed = dataOf(checklist)
  const placeholders = confirmed
    ? await findPlaceholders(confirmed).then(
        ({ texts, settings }) => texts.length + settings.length,
        () => null,
      )
    : undefined
  return {
    now: Date.now(),
    calls: dataOf(calls),
    handed: dataOf(handed),
    unowned: dataOf(unowned),
    goingOut: goingOut(dataOf(scheduled)?.items ?? []),
    ready: dataOf(ready)?.items ?? [],
    returned: dataOf(returned)?.items ?? [],
    mail: dataOf(outbox),
    deliveries: dataOf(undelivered),
    yesterday: dataOf(counted)?.days.at(-2),
    missing: dataOf(lost)?.items.filter(isWorthARedirect).slice(0, 3) ?? [],
    withoutFactor: (staff?.items ?? []).flatMap(({ id, name, active, secondFactor }) =>
      active && !secondFactor ? { id, name } : [],
    ),
    invitations: staff?.invitations ?? [],
    owner: confirmed && {
      open: topics.length - confirmed.items.length,
      placeholders: placeholders ?? null,
    },
    failed: placeholders === null || answers.some(isAway),
  }
})

export const todayQuery = queryOptions({
  queryKey: ['staff', 'leads', 'today'],
  queryFn: ({ client, queryKey }) => getToday(client.getQueryData(queryKey) ? poll : {}),
  staleTime: 10_000,
  refetchInterval: 60_000,
})

export type Today = Awaited<ReturnType<typeof getToday>>

/** How much there is to do; what is merely worth knowing does not count. */
export function dueCount(today: Today, staff: StaffMember): number {
  const { calls, handed, unowned, goingOut, mail } = today
  const { ready, returned } = reviewsFor(today, staff)
  const articles = goingOut.length + ready.length + returned.length
  return (
    (calls?.total ?? 0) +
    (handed?.total ?? 0) +
    (unowned?.total ?? 0) +
    articles +
    (mail?.failing.length ?? 0)
  )
}

/** What waits for whoever may publish, and what was sent back to a member. */
export function reviewsFor({ ready, returned }: Today, { id, role }: StaffMember) {
  return {
    ready: may(role, 'news.publish') ? ready : [],
    returned: returned.filter(({ review }) => review?.editorId === id),
  }
}

/** Asked for more than once or twice, and not by scanners that look for somebody else's programs. */
function isWorthARedirect({ path, count }: { path: string; count: number }): boolean {
  return count >= 3 && !probes.test(path)
}

const probes =
  /\/(?:wp-|wordpress|xmlrpc\.php|phpmyadmin|pma\/|\.env|\.git|\.aws|\.svn|\.vscode|cgi-bin|vendor\/|actuator|solr|boaform|owa\/|autodiscover)/i

function isAway(answer: Answer<unknown>): boolean {
  return !answer.ok && /busy|unavailable/.test(answer.trouble.kind)
}

function dataOf<T>(answer: Answer<T>): T | undefined {
  return answer.ok ? answer.data : undefined
}

/** In the order of their times. */
function goingOut(articles: EditingList['items']): GoingOut[] {
  const texts = articles.flatMap(({ id, titles, ...article }) =>
    (['cn', 'en'] as const).flatMap((lang) => {
      const { state = '', publicFrom: at = null } = article[lang] ?? {}
      return state === 'scheduled' && at !== null ? [{ id, lang, at, title: titles[lang] ?? '' }] : []
    }),
  )
  return texts.sort((a, b) => a.at - b.at)
}
