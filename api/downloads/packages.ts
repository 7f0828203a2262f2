import { extname } from 'node:path'
import type { Transaction, UpdateObject } from 'kysely'
import type { Package, PackageItem, PackageTexts } from '#contract/package-schema.ts'
import type { AuditAction } from '#contract/staff/staff-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type FilesPlace, removeStored, type StoredFile } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'
import { notFound, refusal } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { changesOf, lastActor } from '../staff/audit/changes.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { offerUndo } from '../staff/undo.ts'
import { describedBy, searchTextOf } from './download-search.ts'
import { insertDownload, lineOf, type NewDownload, versionOrder } from './download-store.ts'
import {
  type DownloadListRequest,
  type DownloadRow,
  readPage,
  readRow,
  toDownload,
} from './read-downloads.ts'
import { datesOfRelease } from './release-store.ts'
import { packageSubject } from './room.ts'

type Files = { db: Database; filesDir: FilesPlace }
type Reader = Pick<Database, 'selectFrom'>

/** One page of packages in any state, newest first, with how many are in each. */
export async function listPackages(db: Database, request: DownloadListRequest) {
  const { rows, ...page } = await readPage(db, request)
  const counted = await db
    .selectFrom('download')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counts = { all: 0, draft: 0, public: 0, withdrawn: 0 }
  for (const { state, count } of counted) {
    counts[state] = Number(count)
    counts.all += Number(count)
  }
  return { items: rows.map(toItem), ...page, counts }
}

/** @throws ProblemError 404 */
export async function readPackage(db: Reader, id: string): Promise<Package> {
  const row = await readRow(db, id)
  if (!row) throw notFound()
  const [notes, requirements] = [JSON.parse(row.notes), JSON.parse(row.requirements)]
  return { ...toItem(row), notes, requirements, changedBy: await lastActor(db, [packageSubject, id]) }
}

/**
 * Stores a file, then its record: an interruption in between leaves a file without a record, which is swept.
 * @param store stores the file
 * @throws ProblemError 422 when there is this version already, or the same file
 */
export async function addPackage(
  { db, filesDir }: Files,
  download: NewDownload,
  store: () => Promise<StoredFile>,
  act: Act,
): Promise<Package> {
  await refuseTwin(db, download)
  const file = await store()
  try {
    return await transact(db, async (transaction) => {
      await refuseTwin(transaction, download)
      if (await isNamed(transaction, file.sha256))
        throw refusal('file', 'same-file', 'must be another file: this one is there already')
      const dates = await datesOf(transaction, download)
      const id = await insertDownload(
        transaction,
        { ...download, ...(await textsOfLast(transaction, download)), ...dates },
        file,
      )
      const { fileName, version } = download
      const detail = { fileName, version, sha256: file.sha256 }
      await recordAudit(transaction, act, 'packages.added', [packageSubject, id], detail)
      return readPackage(transaction, id)
    })
  } catch (error) {
    if (!(await isUsed(db, file.sha256))) await removeStored(filesDir, file.sha256)
    throw error
  }
}

/** @throws ProblemError 422 when there is this version of a package already, in this format */
export async function refuseTwin(db: Reader, download: NewDownload): Promise<void> {
  const same = await db
    .selectFrom('download')
    .select(['id', 'file_name'])
    .where('line', '=', lineOf(download))
    .where('version_order', '=', versionOrder(download.version))
    .execute()
  const duplicate = same.find((one) => extname(one.file_name) === extname(download.fileName))
  if (duplicate)
    throw refusal('version', 'version-exists', `must be another one: this version is there, ${duplicate.id}`)
}

/** Changes texts and dates; of a public package at once. @throws ProblemError 404, 412, 422 */
export function savePackage(db: Database, place: Place, texts: PackageTexts, act: Act): Promise<Package> {
  const [notes, requirements] = [clean(texts.notes), clean(texts.requirements)]
  return change(db, place, act, 'packages.changed', async (known, transaction) => {
    const { access, part, systems, releasedAt, fixesUntil, securityUntil } = texts
    const typed = { releasedAt, fixesUntil, securityUntil }
    const dates = (await datesOf(transaction, { ...known, part })) ?? typed
    refuseIncomplete({ ...dates, notes, kind: known.kind }, known.state === 'public')
    const row = { ...known, name_cn: known.name.cn, name_en: known.name.en, file_name: known.fileName }
    const written = { access, part, systems: JSON.stringify(systems.map(freeLine).filter(Boolean)) }
    return {
      ...written,
      search_text: searchTextOf(describedBy({ ...row, ...written })),
      released_at: dates.releasedAt,
      fixes_until: dates.fixesUntil,
      support_end: dates.securityUntil,
      notes: JSON.stringify(notes),
      requirements: JSON.stringify(requirements),
    }
  })
}

/** Lets visitors have a package, or takes it away; its file stays. @throws ProblemError 404, 412, 422 */
export function changeState(
  db: Database,
  place: Place,
  state: 'public' | 'withdrawn',
  act: Act,
): Promise<Package> {
  const action = state === 'public' ? 'packages.published' : 'packages.withdrawn'
  return change(db, place, act, action, async (known) => {
    if (state === 'public') refuseIncomplete(known, true)
    else if (known.state !== 'public') throw refusal('state', 'not-public', 'must be public')
    return { state }
  })
}

/** Makes a package public again that nobody has changed since it was withdrawn. */
export async function undoPackage(transaction: Transaction<Tables>, { id, version }: PackageUndo, act: Act) {
  const { numUpdatedRows } = await transaction
    .updateTable('download')
    .set({ state: 'public', edition: version + 1 })
    .where('id', '=', id)
    .where('edition', '=', version)
    .where('state', '=', 'withdrawn')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await recordAudit(transaction, act, 'packages.published', [packageSubject, id])
  return true
}

type PackageUndo = { id: string; version: number }

declare module '../staff/undo.ts' {
  interface UndoEntries {
    package: PackageUndo
  }
}

/**
 * Removes a package with its file; the staff only what has never been public. The record first, then the file: an
 * interruption in between leaves a file without a record, which is swept.
 * @throws ProblemError 404, 412, 422
 */
export async function removePackage({ db, filesDir }: Files, place: Place, act: Act): Promise<void> {
  const { id, version: seen } = place
  const { sha256 } = await transact(db, async (transaction) => {
    const known = await readPackage(transaction, id)
    if (seen !== undefined && known.state !== 'draft') throw refusal('state', 'not-draft', 'must be a draft')
    if (seen !== undefined && known.edition !== seen) throw versionChanged(known.edition)
    const taken = await transaction
      .updateTable('download')
      .set({ edition: known.edition + 1 })
      .where('id', '=', id)
      // a save may have come in between
      .where('edition', '=', known.edition)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) throw versionChanged()
    await transaction.deleteFrom('download').where('id', '=', id).execute()
    const { fileName, version, sha256 } = known
    const detail = { fileName, version, sha256 }
    await recordAudit(transaction, act, 'packages.removed', [packageSubject, id], detail)
    return known
  })
  if (!(await isUsed(db, sha256))) await removeStored(filesDir, sha256)
}

/** A new version begins with the notes and requirements of the newest one before it, to be edited. */
async function textsOfLast(db: Reader, download: NewDownload): Promise<Partial<NewDownload>> {
  const last = await db
    .selectFrom('download')
    .select(['notes', 'requirements'])
    .where('line', '=', lineOf(download))
    .orderBy('version_order', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { notes: JSON.parse(last.notes), requirements: JSON.parse(last.requirements) } : {}
}

async function isNamed(db: Reader, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('download').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return row !== undefined
}

function textsOf({ systems, notes, requirements, ...texts }: Package) {
  const { access, part, releasedAt, fixesUntil, securityUntil } = texts
  return {
    access,
    part,
    systems: systems.join('\n'),
    releasedAt,
    fixesUntil,
    securityUntil,
    'cn.notes': notes.cn.join('\n'),
    'en.notes': notes.en.join('\n'),
    'cn.requirements': requirements.cn.join('\n'),
    'en.requirements': requirements.en.join('\n'),
  }
}

function change(
  db: Database,
  { id, version }: Place,
  act: Act,
  action: AuditAction,
  valuesFor: (known: Package, transaction: Transaction<Tables>) => Promise<UpdateObject<Tables, 'download'>>,
): Promise<Package> {
  return transact(db, async (transaction) => {
    const known = await readPackage(transaction, id)
    const values = await valuesFor(known, transaction)
    const { numUpdatedRows } = await transaction
      .updateTable('download')
      .set((e) => ({ ...values, edition: e('edition', '+', 1) }))
      .where('id', '=', id)
      .where('edition', '=', version ?? known.edition)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw versionChanged(known.edition)
    const changed = await readPackage(transaction, id)
    const detail = action === 'packages.changed' ? changesOf(textsOf(known), textsOf(changed)) : {}
    if (detail.fields !== '') await recordAudit(transaction, act, action, [packageSubject, id], detail)
    if (action === 'packages.withdrawn')
      await offerUndo(transaction, act, 'package', [{ id, version: known.edition + 1 }])
    return { ...changed, changedBy: act.by.name }
  })
}

/** Those of its release, where staff have written that down: dates stand in one place. */
async function datesOf(
  transaction: Transaction<Tables>,
  {
    product,
    part = '',
    version,
    kind = 'software',
  }: Pick<NewDownload, 'product' | 'part' | 'version' | 'kind'>,
) {
  return kind === 'software' && part ? datesOfRelease(transaction, { product, part, version }) : undefined
}

function refuseIncomplete(
  { notes, kind, ...dates }: Pick<Package, 'notes' | 'kind' | keyof Dates>,
  isPublic: boolean,
): void {
  for (const lang of ['cn', 'en'] as const)
    if (isPublic && kind === 'software' && notes[lang].length === 0)
      throw refusal(`notes.${lang}`, 'missing', 'must be written')
  refuseEarlyEnd(dates)
}

type Dates = Pick<Package, 'releasedAt' | 'fixesUntil' | 'securityUntil'>

/** @throws ProblemError 422 where fixes end before the release, or security fixes before fixes */
export function refuseEarlyEnd({ releasedAt, fixesUntil, securityUntil }: Dates): void {
  if (fixesUntil !== null && fixesUntil < releasedAt)
    throw refusal('fixesUntil', 'support-ends-early', 'must not be before the release')
  if (securityUntil !== null && securityUntil < (fixesUntil ?? releasedAt))
    throw refusal('securityUntil', 'support-ends-early', 'must not be before the end of fixes')
}

function clean({ cn, en }: PackageTexts['notes']) {
  return { cn: cn.map(freeLine).filter(Boolean), en: en.map(freeLine).filter(Boolean) }
}

function toItem(row: DownloadRow): PackageItem {
  const { latest, ...item } = toDownload(row)
  return { ...item, state: row.state, edition: row.edition }
}
