import { sql } from 'kysely'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { readEditingPage } from './list-editing.ts'

type Reader = { id: string; lang: Language }

const MOST = 50

/**
 * What goes out at a time, and what was sent back to a member: by subqueries, as each article is joined with four tables
 * before a column of that list is looked at.
 */
export async function newsOfToday(db: Database, { id, lang }: Reader, now: number) {
  const request = { lang, now, limit: MOST }
  const later = sql`id in (select id from news where public_from > ${now}
    union select news_id from news_text where public_from > ${now})`
  const scheduled = await readEditingPage(db, { ...request, state: 'scheduled' }, [later])
  const returned = sql`id in (select id from news where review_state = 'returned' and review_editor_id = ${id})`
  const goingOut = scheduled.items.flatMap(({ id, titles, ...article }) =>
    (['cn', 'en'] as const).flatMap((lang) => {
      const { state = '', publicFrom: at = null } = article[lang] ?? {}
      return state === 'scheduled' && at !== null ? [{ id, lang, at, title: titles[lang] ?? '' }] : []
    }),
  )
  return {
    goingOut: goingOut.sort((a, b) => a.at - b.at),
    returned: (await readEditingPage(db, request, [returned])).items.map(inReview),
  }
}

/** What waits for whoever may publish. */
export async function newsToReview(db: Database, { lang }: Reader, now: number) {
  const ready = sql`id in (select id from news where review_state = 'ready')`
  const { items } = await readEditingPage(db, { lang, now, limit: MOST }, [ready])
  return items.map(inReview)
}

type Item = Awaited<ReturnType<typeof readEditingPage>>['items'][number]

function inReview({ id, titles, review }: Item) {
  return { id, titles, review }
}
