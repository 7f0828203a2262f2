import { type RawBuilder, sql } from 'kysely'
import type {
  EditingList,
  EditingListItem,
  EditingListQuery,
  NewsCategory,
  NewsCounts,
  TextState,
} from '../../contract/news-schema.ts'
import { containsPattern } from '../../db/search-text.ts'
import type { Database } from '../../db/tables.ts'
import { type ListPosition, pageOf } from '../../http/list-cursor.ts'
import { PRESENT_MS } from './presence.ts'
import { type ReviewColumns, reviewOf } from './read-editing.ts'

type EditingListRequest = Omit<typeof EditingListQuery.infer, 'cursor' | 'q' | 'limit'> & {
  now: number
  limit: number
  after?: ListPosition | undefined
  search?: string | undefined
}

/** A page of all articles, last publication first, with counts by state. */
export async function listEditing(db: Database, request: EditingListRequest): Promise<EditingList> {
  const { now, limit, after } = request
  const conditions = [
    ...conditionsOf(request),
    ...(after ? [sql`(publish_date, id) < (${after.date}, ${after.id})`] : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await sql<Row>`
    with listed as (${listed(now)}) select * from listed ${where}
    order by publish_date desc, id desc limit ${limit + 1}`.execute(db)
  const { page, nextCursor } = pageOf(rows, limit, ({ publish_date, id }) => ({ date: publish_date, id }))
  const editing = await presentIn(db, page, now)
  return {
    items: page.map((row) => toItem(row, editing.get(row.id) ?? [])),
    nextCursor,
    counts: await countNews(db, now),
  }
}

interface Row extends ReviewColumns {
  id: string
  publish_date: string
  hits: number
  expires_at: number | null
  changed_at: number
  changed_by: string
  category: NewsCategory
  title_cn: string | null
  title_en: string | null
  from_cn: number | null
  from_en: number | null
  state_cn: TextState | null
  state_en: TextState | null
  changed: number
}

/** Each article with its states: `stateOf` in SQL. */
function listed(now: number): RawBuilder<unknown> {
  const state = (live: string, draft: string) => sql`case
    when ${sql.ref(`${live}.news_id`)} is not null then case
      when ${sql.ref(`${live}.public_from`)} > ${now} or news.public_from > ${now} then 'scheduled'
      when news.expires_at <= ${now} then 'withdrawn' else 'public' end
    when ${sql.ref(`${draft}.news_id`)} is not null then case
      when ${sql.ref(`${draft}.withdrawn_at`)} is null then 'draft' else 'withdrawn' end
    end`
  return sql`
    select news.id, news.publish_date, news.hits, news.expires_at, news.changed_at, news.changed_by,
      news.review_state, news.review_at, news.review_by, news.review_note, news.review_editor_id,
      coalesce(news.draft_category, news.category) as category,
      coalesce(cd.title, ct.title) as title_cn, coalesce(ed.title, et.title) as title_en,
      ct.public_from as from_cn, et.public_from as from_en,
      ${state('ct', 'cd')} as state_cn, ${state('et', 'ed')} as state_en,
      case when (ct.news_id is not null and cd.news_id is not null)
        or (et.news_id is not null and ed.news_id is not null)
        or (news.public_from is not null
          and coalesce(news.draft_category, news.draft_cover_id, news.draft_author) is not null)
        then 1 else 0 end as changed,
      coalesce(cd.search_text, ct.search_text, '') || ' ' || coalesce(ed.search_text, et.search_text, '') as words
    from news
    left join news_text ct on ct.news_id = news.id and ct.lang = 'cn'
    left join news_text et on et.news_id = news.id and et.lang = 'en'
    left join news_draft cd on cd.news_id = news.id and cd.lang = 'cn'
    left join news_draft ed on ed.news_id = news.id and ed.lang = 'en'`
}

/** A draft is also a published article with unpublished changes. */
function conditionsOf({
  state,
  category,
  missing,
  review,
  search,
}: EditingListRequest): RawBuilder<unknown>[] {
  return [
    ...(state === 'draft' ? [isDraft] : []),
    ...(state && state !== 'draft' ? [sql`(state_cn = ${state} or state_en = ${state})`] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(review ? [sql`review_state = ${review}`] : []),
    ...(missing ? [sql`${sql.ref(`state_${missing}`)} is null`] : []),
    ...(search?.trim() ? [sql`words like ${containsPattern(search)} escape '\\'`] : []),
  ]
}

const isDraft = sql`(state_cn = 'draft' or state_en = 'draft' or changed = 1
  or (state_cn is null and state_en is null))`

async function countNews(db: Database, now: number): Promise<NewsCounts> {
  const count = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const inState = (state: TextState) => count(sql`state_cn = ${state} or state_en = ${state}`)
  const { rows } = await sql<NewsCounts>`
    with listed as (${listed(now)}) select count(*) as "all", ${count(isDraft)} as draft,
      ${inState('scheduled')} as scheduled, ${inState('public')} as public, ${inState('withdrawn')} as withdrawn,
      ${count(sql`state_en is null`)} as "missingEn" from listed`.execute(db)
  return rows[0] as NewsCounts
}

async function presentIn(db: Database, rows: readonly Row[], now: number): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  if (rows.length === 0) return names
  const found = await db
    .selectFrom('news_presence')
    .select(['news_id', 'staff_name'])
    .where('seen_at', '>=', now - PRESENT_MS)
    .where(
      'news_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('staff_name')
    .execute()
  for (const { news_id, staff_name } of found) names.set(news_id, [...(names.get(news_id) ?? []), staff_name])
  return names
}

function toItem(row: Row, editing: string[]): EditingListItem {
  const side = (state: TextState | null, from: number | null) => state && { state, publicFrom: from }
  return {
    id: row.id,
    titles: { cn: row.title_cn, en: row.title_en },
    category: row.category,
    cn: side(row.state_cn, row.from_cn),
    en: side(row.state_en, row.from_en),
    changed: row.changed === 1,
    publishDate: row.publish_date,
    hits: row.hits,
    expiresAt: row.expires_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    review: reviewOf(row),
    editing,
  }
}
