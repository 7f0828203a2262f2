import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import type { EditingJobDetail, EditingJobItem, JobContent, JobText } from '#contract/job-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { recordSave } from '../staff/audit/changes.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { nameEntries } from '../staff/audit/subject-names.ts'
import { offerUndo } from '../staff/undo.ts'
import { jobSubject } from './room.ts'

type Reader = Pick<Database, 'selectFrom'>

const BLANK: JobText = {
  title: '',
  team: '',
  city: '',
  type: '',
  summary: '',
  duties: [],
  requirements: [],
}

/** All positions for staff: drafts first, then by closing date, last first. */
export async function listJobDrafts(db: Database, now: number): Promise<EditingJobItem[]> {
  const all = await readAll(db, now)
  const order = ['draft', 'public', 'closed']
  return all
    .map(({ content, ...job }) => {
      const { title, city, team } = content.cn
      return { ...job, title, city, team, english: content.en !== null, validThrough: content.validThrough }
    })
    .sort(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) || b.validThrough.localeCompare(a.validThrough),
    )
}

/** @throws ProblemError 404 */
export async function readJobDraft(db: Reader, id: string, now: number): Promise<EditingJobDetail> {
  const [job] = await readAll(db, now, id)
  if (!job) throw notFound()
  return job
}

export async function createJob(db: Database, content: JobContent | undefined, act: Act) {
  const id = randomUUIDv7()
  return transact(db, async (transaction) => {
    const first = content ?? { validThrough: '', cn: BLANK, en: null }
    await writeDraft(transaction, { id, version: 0 }, first, act)
    await recordAudit(transaction, act, 'jobs.created', [jobSubject, id])
    return readJobDraft(transaction, id, act.now)
  })
}

/** Saves the draft, not the published version. @throws ProblemError 404, 412 */
export async function saveJob(db: Database, place: Place, content: JobContent, act: Act) {
  return changeJob(db, place, act, async (transaction, job) => {
    const values = [valuesOf(job.content), valuesOf(content)] as const
    await recordSave(transaction, act, 'jobs.saved', [jobSubject, place.id], values)
    return content
  })
}

function valuesOf({ validThrough, cn, en }: JobContent): Record<string, string> {
  const values: Record<string, string> = { validThrough }
  for (const [lang, text] of Object.entries({ cn, en }))
    for (const [field, value] of Object.entries(text ?? {}))
      values[`${lang}.${field}`] = Array.isArray(value) ? value.join('\n') : value
  return values
}

/** For a position never published. @throws ProblemError 404, 412, or 422 `not-draft` */
export async function removeJob(db: Database, { id, version }: Place, act: Act): Promise<void> {
  await transact(db, async (transaction) => {
    const job = await readJobDraft(transaction, id, act.now)
    if (job.version !== version) throw versionChanged(job.version)
    if (job.state !== 'draft') throw new ProblemError(422, 'not-draft')
    await recordAudit(transaction, act, 'jobs.removed', [jobSubject, id])
    const { numDeletedRows } = await transaction
      .deleteFrom('job_draft')
      .where('id', '=', id)
      // a save may have come in between
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw versionChanged()
  })
}

/** @throws ProblemError 404, 412, or 422 with what is missing */
export async function publishJob(db: Database, place: Place, act: Act) {
  return changeJob(db, place, act, async (transaction, { content }) => {
    refuseIncomplete(content, act.now)
    await writePublic(transaction, place.id, content, act.now)
    await recordAudit(transaction, act, 'jobs.published', [jobSubject, place.id])
    return content
  })
}

/** The page stays. @throws ProblemError 404, 412, 422 */
export async function closeJob(db: Database, place: Place, act: Act) {
  return changeJob(db, place, act, async (transaction, { state, content, version }) => {
    if (state !== 'public') throw refusal([{ field: 'state', code: 'not-public', detail: 'must be public' }])
    await offerUndo(transaction, act, 'job', [{ id: place.id, version: version + 1 }])
    await transaction.updateTable('job').set({ closed: 1 }).where('id', '=', place.id).execute()
    await recordAudit(transaction, act, 'jobs.closed', [jobSubject, place.id])
    return content
  })
}

/** Opens a position again that nobody has changed since it was closed. */
export async function undoClosing(transaction: Transaction<Tables>, { id, version }: JobUndo, act: Act) {
  const job = await readJobDraft(transaction, id, act.now)
  if (job.version !== version) return false
  await transaction.updateTable('job').set({ closed: 0 }).where('id', '=', id).execute()
  await writeDraft(transaction, { id, version }, job.content, act)
  await recordAudit(transaction, act, 'jobs.published', [jobSubject, id])
  return true
}

type JobUndo = { id: string; version: number }

declare module '../staff/undo.ts' {
  interface UndoEntries {
    job: JobUndo
  }
}

/** @param work returns the new draft */
async function changeJob(
  db: Database,
  place: Place,
  act: Act,
  work: (transaction: Transaction<Tables>, job: EditingJobDetail) => Promise<JobContent>,
): Promise<EditingJobDetail> {
  return transact(db, async (transaction) => {
    const content = await work(transaction, await readJobDraft(transaction, place.id, act.now))
    await writeDraft(transaction, place, content, act)
    return readJobDraft(transaction, place.id, act.now)
  })
}

async function readAll(db: Reader, now: number, id?: string): Promise<EditingJobDetail[]> {
  const isWanted = (key: 'id' | 'job_id') =>
    id === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(key)} = ${id}`
  const jobs = await db.selectFrom('job').selectAll().where(isWanted('id')).execute()
  const texts = await db.selectFrom('job_text').selectAll().where(isWanted('job_id')).execute()
  const drafts = await db.selectFrom('job_draft').selectAll().where(isWanted('id')).execute()
  const textOf = (jobId: string, lang: 'cn' | 'en') =>
    toText(texts.find((row) => row.job_id === jobId && row.lang === lang))
  const ids = new Set([...jobs, ...drafts].map((row) => row.id))
  return [...ids].map((id) => {
    const job = jobs.find((row) => row.id === id)
    const draft = drafts.find((row) => row.id === id)
    const shown = job && {
      validThrough: job.valid_through,
      cn: textOf(id, 'cn') ?? BLANK,
      en: textOf(id, 'en'),
    }
    const content: JobContent = draft ? JSON.parse(draft.content) : shown
    const isClosed = job && (job.closed === 1 || job.valid_through < calendarDate(now))
    return {
      id,
      version: draft?.version ?? 0,
      state: !job ? 'draft' : isClosed ? 'closed' : 'public',
      changed: shown !== undefined && JSON.stringify(shown) !== JSON.stringify(content),
      changedAt: draft?.changed_at ?? 0,
      changedBy: draft?.changed_by ?? '',
      content,
    }
  })
}

function toText(row: (Record<keyof JobText, string> & object) | undefined): JobText | null {
  if (!row) return null
  const { title, team, city, type, summary, duties, requirements } = row
  return {
    title,
    team,
    city,
    type,
    summary,
    duties: JSON.parse(duties),
    requirements: JSON.parse(requirements),
  }
}

async function writeDraft(transaction: Transaction<Tables>, place: Place, content: JobContent, act: Act) {
  await storeDraft(transaction, place, content, act)
  await nameEntries(transaction, [jobSubject, place.id])
}

async function storeDraft(
  transaction: Transaction<Tables>,
  { id, version }: Place,
  content: JobContent,
  act: Act,
) {
  const row = {
    content: JSON.stringify(clean(content)),
    changed_at: act.now,
    changed_by: act.by.name,
  }
  // a seeded position has no draft until it is changed
  if (version === 0 || version === undefined) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('job_draft')
      .values({ id, version: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return
  }
  const { numUpdatedRows } = await transaction
    .updateTable('job_draft')
    .set((e) => ({ ...row, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionChanged()
}

function clean({ validThrough, cn, en }: JobContent): JobContent {
  const text = ({ duties, requirements, title, team, city, type, summary }: JobText): JobText => ({
    title: freeLine(title),
    team: freeLine(team),
    city: freeLine(city),
    type: freeLine(type),
    summary: freeLine(summary),
    duties: duties.map(freeLine).filter(Boolean),
    requirements: requirements.map(freeLine).filter(Boolean),
  })
  return { validThrough, cn: text(cn), en: en && text(en) }
}

function refuseIncomplete({ validThrough, cn, en }: JobContent, now: number): void {
  const missing = (['cn', 'en'] as const).flatMap((lang) =>
    Object.entries({ cn, en }[lang] ?? {})
      .filter(([, value]) => value.length === 0)
      .map(([field]) => ({ field: `${lang}.${field}`, code: 'missing', detail: 'must be written' })),
  )
  const code = validThrough === '' ? 'deadline-missing' : 'deadline-passed'
  const late = { field: 'validThrough', code, detail: 'must be today or later' }
  const errors = validThrough < calendarDate(now) ? [...missing, late] : missing
  if (errors.length > 0) throw refusal(errors)
}

function refusal(errors: { field: string; code: string; detail: string }[]): ProblemError {
  return new ProblemError(422, 'incomplete', { errors })
}

async function writePublic(transaction: Transaction<Tables>, id: string, content: JobContent, now: number) {
  const { validThrough, cn, en } = content
  const keys = {
    team_key: await keyOf(transaction, 'team', cn.team, en?.team),
    city_key: await keyOf(transaction, 'city', cn.city, en?.city),
  }
  const row = { id, valid_through: validThrough, closed: 0, ...keys }
  await transaction
    .insertInto('job')
    .values({ ...row, published_at: calendarDate(now) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ valid_through: validThrough, closed: 0, ...keys }),
    )
    .execute()
  await transaction.deleteFrom('job_text').where('job_id', '=', id).execute()
  for (const [lang, text] of Object.entries({ cn, en }) as ['cn' | 'en', JobText | null][]) {
    if (!text) continue
    const lists = { duties: JSON.stringify(text.duties), requirements: JSON.stringify(text.requirements) }
    await transaction
      .insertInto('job_text')
      .values({ job_id: id, lang, ...text, ...lists })
      .execute()
  }
}

/** Filter key of a team or city: an existing one of the same name, else from the English name. */
async function keyOf(
  transaction: Transaction<Tables>,
  kind: 'team' | 'city',
  name: string,
  english: string | undefined,
): Promise<string> {
  const alike = await transaction
    .selectFrom('job')
    .innerJoin('job_text', 'job_text.job_id', 'job.id')
    .select(`job.${kind}_key as key`)
    .where('job_text.lang', '=', 'cn')
    .where(`job_text.${kind}`, '=', name)
    .executeTakeFirst()
  return (
    alike?.key ??
    ((english ?? name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') ||
      name)
  )
}
