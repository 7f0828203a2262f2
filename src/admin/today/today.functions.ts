import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Answer } from '#src/upstream/read-answer.server.ts'
import { callStaff } from '#src/upstream/staff.server.ts'
import { leadSummary } from '../leads/lead-schema.server.ts'
import { outcomeOf } from '../outcome.ts'

const leads = type({ items: leadSummary.array(), total: 'number' })

const text = type({ state: 'string', publicFrom: 'number | null' })
const news = type({
  items: type({
    id: 'string',
    titles: { cn: 'string | null', en: 'string | null' },
    cn: text.or('null'),
    en: text.or('null'),
  }).array(),
})

const mail = type({
  waiting: 'number',
  inbox: 'number | null',
  failing: type({
    id: 'string',
    kind: "'code' | 'confirmation' | 'sales' | 'notice'",
    reference: 'string',
    nextAt: 'string',
    attempts: 'number',
    fault: 'string',
  }).array(),
})

const figures = type({ days: type({ day: 'string', visits: 'number', applications: 'number' }).array() })
const redirects = type({ missing: type({ path: 'string', count: 'number' }).array() })

/** One language of an article that goes out. @param at milliseconds since the epoch */
export type GoingOut = { id: string; title: string; lang: 'cn' | 'en'; at: number }

/** What is due today, as far as the role may see it. `failed` where some of it was not answered. */
export const getToday = createServerFn({ method: 'GET' }).handler(async () => {
  const [calls, scheduled, outbox, counted, lost] = await Promise.all([
    callStaff<typeof leads.infer>('leads', { query: { call: '1', sort: 'due', limit: 50 }, answers: leads }),
    callStaff<typeof news.infer>('news', { query: { state: 'scheduled', limit: 50 }, answers: news }),
    callStaff<typeof mail.infer>('mail', { answers: mail }),
    callStaff<typeof figures.infer>('figures', { query: { days: 7 }, answers: figures }),
    callStaff<typeof redirects.infer>('redirects', { answers: redirects }),
  ])
  const answers = [calls, scheduled, outbox, counted, lost]
  return {
    now: Date.now(),
    calls: dataOf(calls),
    goingOut: goingOut(dataOf(scheduled)?.items ?? []),
    mail: dataOf(outbox),
    yesterday: dataOf(counted)?.days.at(-2),
    missing: dataOf(lost)?.missing.slice(0, 3) ?? [],
    failed: answers.some((answer) => !answer.ok && answer.trouble.kind === 'unavailable'),
  }
})

/** Sends a message again, now. */
export const retryMail = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid' }))
  .handler(async ({ data: { id } }) =>
    outcomeOf(await callStaff<null>(`mail/${id}/retry`, { method: 'POST', answers: type('null') })),
  )

function dataOf<T>(answer: Answer<T>): T | undefined {
  return answer.ok ? answer.data : undefined
}

/** In the order of their times. */
function goingOut(articles: (typeof news.infer)['items']): GoingOut[] {
  const texts = articles.flatMap(({ id, titles, ...article }) =>
    (['cn', 'en'] as const).flatMap((lang) => {
      const { state = '', publicFrom: at = null } = article[lang] ?? {}
      return state === 'scheduled' && at !== null ? [{ id, lang, at, title: titles[lang] ?? '' }] : []
    }),
  )
  return texts.sort((a, b) => a.at - b.at)
}
