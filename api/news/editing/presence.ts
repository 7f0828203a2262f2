import type { Database } from '../../db/tables.ts'
import { notFound } from '../../http/problem.ts'

/** Timeout, ms; browsers send a heartbeat every 15 s. */
export const PRESENT_MS = 45_000

/** @returns other editors, and the current version */
export async function stayPresent(
  db: Database,
  newsId: string,
  staff: { id: string; name: string },
  now: number,
): Promise<{ others: { name: string; seenAt: number }[]; version: number }> {
  const news = await db
    .selectFrom('news')
    .select('version')
    .where('id', '=', newsId)
    .executeTakeFirstOrThrow(notFound)
  await db
    .deleteFrom('news_presence')
    .where('seen_at', '<', now - PRESENT_MS)
    .execute()
  await db
    .insertInto('news_presence')
    .values({ news_id: newsId, staff_id: staff.id, staff_name: staff.name, seen_at: now })
    .onConflict((conflict) => conflict.columns(['news_id', 'staff_id']).doUpdateSet({ seen_at: now }))
    .execute()
  const others = await db
    .selectFrom('news_presence')
    .select(['staff_name as name', 'seen_at as seenAt'])
    .where('news_id', '=', newsId)
    .where('staff_id', '!=', staff.id)
    .orderBy('staff_name')
    .execute()
  return { others, version: news.version }
}

export async function leave(db: Database, newsId: string, staffId: string): Promise<void> {
  await db.deleteFrom('news_presence').where('news_id', '=', newsId).where('staff_id', '=', staffId).execute()
}
