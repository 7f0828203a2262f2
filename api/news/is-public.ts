import { sql } from 'kysely'

/** Whether a row of `news` is public at a moment, in ms: by its times alone, so that nothing has to run when it is due. */
export function isPublic(now: number) {
  return sql<boolean>`(news.public_from <= ${now} and coalesce(news.expires_at > ${now}, true))`
}
