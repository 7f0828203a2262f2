import { sql } from 'kysely'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { readEditingPage } from './list-editing.ts'

type Reader = { id: string; lang: Language }

const MOST = 50

/** What goes out at a time, and what was sent back to a member. */
export async function newsOfToday(db: Database, { id, lang }: Reader, now: number) {
  const request = { lang, now, limit: MOST }
  const scheduled = await readEditingPage(db, { ...request, state: 'scheduled' })
  const returned = [sql`review_state = 'returned'`, sql`review_editor_id = ${id}`]
  const goingOut = scheduled.items.flatMap(({ id, titles, ...article }) =>
    (['cn', 'en'] as const).flatMap((lang) => {
      const { state = '', publicFrom: at = null } = article[lang] ?? {}
      return state === 'scheduled' && at !== null ? [{ id, lang, at, title: titles[lang] ?? '' }] : []
    }),
  )
  return {
    goingOut: goingOut.sort((a, b) => a.at - b.at),
    returned: (await readEditingPage(db, request, returned)).items.map(inReview),
  }
}

/** What waits for whoever may publish. */
export async function newsToReview(db: Database, { lang }: Reader, now: number) {
  const { items } = await readEditingPage(db, { lang, now, limit: MOST }, [sql`review_state = 'ready'`])
  return items.map(inReview)
}

type Item = Awaited<ReturnType<typeof readEditingPage>>['items'][number]

function inReview({ id, titles, review }: Item) {
  return { id, titles, review }
}
