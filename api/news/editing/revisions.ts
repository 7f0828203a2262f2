import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { textFields } from '#contract/keys.ts'
import type { Revision, RevisionAction, TextInput } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { notFound } from '../../http/problem.ts'
import { ONE_SITTING } from '../../staff/audit/changes.ts'
import type { Act } from '../../staff/audit/record-audit.ts'
import { sanitizeBody } from '../news-body.ts'
import { columnsOf, textColumns } from '../text-columns.ts'

const MOST_LISTED = 300

interface NewRevision extends TextInput {
  newsId: string
  lang: Language
  action: RevisionAction
  note: string
  /** text before the first change, for articles without history */
  before?: (TextInput & { publicFrom: number }) | undefined
}

/** Replaces the revision of the same session. */
export async function keepRevision(
  transaction: Transaction<Tables>,
  revision: NewRevision,
  { by, now }: Act,
): Promise<void> {
  const { newsId, lang, action, note, before } = revision
  const last = await transaction
    .selectFrom('news_revision')
    .select(['id', 'action', 'staff_id', 'made_at'])
    .where('news_id', '=', newsId)
    .where('lang', '=', lang)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const staffId = by.id ?? ''
  const row = { news_id: newsId, lang, action, note, made_at: now, staff_id: staffId, staff_name: by.name }
  if (!last && before) {
    const first = {
      ...row,
      action: 'published',
      staff_id: '',
      staff_name: '',
      made_at: before.publicFrom,
    } as const
    await transaction
      .insertInto('news_revision')
      .values({ ...first, id: randomUUIDv7(), ...columnsOf(before) })
      .execute()
  }
  const isOneSitting =
    last?.action === 'saved' && last.staff_id === staffId && now - last.made_at < ONE_SITTING
  if (isOneSitting && action === 'saved')
    await transaction.deleteFrom('news_revision').where('id', '=', last.id).execute()
  await transaction
    .insertInto('news_revision')
    .values({ ...row, id: randomUUIDv7(), ...columnsOf(revision) })
    .execute()
}

/** Newest first. */
export async function listRevisions(db: Database, newsId: string) {
  const rows = await revisionsOf(db, newsId)
    .select(textFields.map((field) => differs(field).as(`new_${field}`)))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const items = rows.map(({ new_title, new_summary, new_bodyHtml, ...revision }) => {
    const isNew = { title: new_title, summary: new_summary, bodyHtml: new_bodyHtml }
    return { ...revision, changes: textFields.filter((field) => isNew[field]) }
  })
  return { items }
}

/** Whether a text differs from the previous one, compared in the database, as bodies are long. */
function differs(field: keyof TextInput) {
  const column = sql.ref(field === 'bodyHtml' ? 'body_html' : field)
  const before = sql`lag(${column}, 1, '') over (partition by lang order by made_at, id)`
  return sql<number>`case when ${column} = ${before} then 0 else 1 end`
}

/** @throws ProblemError 404 */
export async function readRevision(db: Database, newsId: string, id: string): Promise<Revision> {
  const found = await revisionsOf(db, newsId)
    .select(textColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return { ...found, bodyHtml: sanitizeBody(found.bodyHtml) }
}

function revisionsOf(db: Database, newsId: string) {
  return db
    .selectFrom('news_revision')
    .select(['id', 'lang', 'action', 'note', 'made_at as madeAt', 'staff_name as staffName', 'title'])
    .where('news_id', '=', newsId)
}
