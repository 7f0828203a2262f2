import { type RawBuilder, sql } from 'kysely'
import type { newsSorts } from '#contract/keys.ts'
import type {
  EditingList,
  EditingListItem,
  EditingListQuery,
  NewsCategory,
  NewsCounts,
  TextState,
} from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { decodeCursor, pageOf } from '../../http/list-cursor.ts'
import { newsWordsContain } from '../news-words.ts'
import { PRESENT_MS } from './presence.ts'
import { type ReviewColumns, reviewOf } from './read-editing.ts'

type EditingListRequest = Omit<typeof EditingListQuery.infer, 'limit'> & {
  now: number
  limit: number
  /** Whose titles it is sorted by. */
  lang: Language
}

/**
 * One page of all articles, the last to be public first unless told otherwise, with how many there are of each kind.
 * @throws ProblemError 400 where the cursor is of a list in another order
 */
export async function listEditing(db: Database, request: EditingListRequest): Promise<EditingList> {
  return {
    ...(await readEditingPage(db, request)),
    counts: await countNews(db, request.now),
    ...(request.cursor === undefined && { people: await peopleOf(db) }),
  }
}

/** @param filters further ones, of the columns of `listed` */
export async function readEditingPage(
  db: Database,
  request: EditingListRequest,
  filters: readonly RawBuilder<unknown>[] = [],
): Promise<Pick<EditingList, 'items' | 'nextCursor'>> {
  const { now, limit, cursor, lang, sort = '-date' } = request
  const { column, form } = orders(lang)[sort.replace('-', '') as (typeof newsSorts)[number]]
  const isDown = sort.startsWith('-')
  const after = cursor === undefined ? undefined : decodeCursor(cursor, form)
  const key = after && (form === NUMBER ? Number(after.date) : after.date)
  const conditions = [
    ...conditionsOf(request),
    ...filters,
    ...(after ? [sql`(${column}, id) ${isDown ? sql`<` : sql`>`} (${key}, ${after.id})`] : []),
  ]
  const direction = isDown ? sql`desc` : sql`asc`
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await sql<Row>`
    with listed as (${listed(now)}) select listed.*, ${column} as sort_key from listed ${where}
    order by ${column} ${direction}, id ${direction} limit ${limit + 1}`.execute(db)
  const { page, nextCursor } = pageOf(rows, limit, ({ sort_key, id }) => ({ date: String(sort_key), id }))
  const editing = await presentIn(db, page, now)
  return {
    items: page.map((row) => toItem(row, editing.get(row.id) ?? [])),
    nextCursor,
  }
}

const NUMBER = /^\d{1,15}$/
const TEXT = /^[^\0]{0,400}$/

/** What each order goes by, of the columns of `listed`; the id decides between equal ones. */
function orders(lang: Language) {
  const other = lang === 'cn' ? 'en' : 'cn'
  const titles = sql.join(
    [sql.ref(`title_${lang}`), sql.ref(`title_${other}`)].map((title) => sql`nullif(${title}, '')`),
  )
  return {
    title: { column: sql`coalesce(${titles}, '')`, form: TEXT },
    category: { column: sql`category`, form: TEXT },
    cn: { column: sql`coalesce(state_cn, '')`, form: TEXT },
    en: { column: sql`coalesce(state_en, '')`, form: TEXT },
    date: { column: sql`publish_date`, form: TEXT },
    hits: { column: sql`hits`, form: NUMBER },
    changed: { column: sql`changed_at`, form: NUMBER },
  }
}

async function peopleOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select changed_by as name from news union select author from news
    union select draft_author from news where draft_author is not null
    union select staff_name from news_revision order by name`.execute(db)
  return rows.map(({ name }) => name).filter(Boolean)
}

interface Row extends ReviewColumns {
  id: string
  sort_key: string | number
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
          and (coalesce(news.draft_category, news.draft_cover_id, news.draft_author) is not null
            or news.draft_look is not null))
        then 1 else 0 end as changed,
      coalesce(news.draft_author, news.author) as author
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
  since,
  until,
  by,
  q = '',
}: EditingListRequest): RawBuilder<unknown>[] {
  return [
    ...(state === 'draft' ? [isDraft] : []),
    ...(state && state !== 'draft' ? [sql`(state_cn = ${state} or state_en = ${state})`] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(missing ? [sql`${sql.ref(`state_${missing}`)} is null`] : []),
    ...(since ? [sql`publish_date >= ${since}`] : []),
    ...(until ? [sql`publish_date <= ${until}`] : []),
    ...(by
      ? [
          sql`(author = ${by} or changed_by = ${by}
            or id in (select news_id from news_revision where staff_name = ${by}))`,
        ]
      : []),
    ...(q.trim() ? [newsWordsContain(q)] : []),
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
