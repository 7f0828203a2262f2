import type { Transaction } from 'kysely'
import type { PictureAnswer } from '#contract/media-schema.ts'
import { cut, freeLine } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { offerUndo } from '../staff/undo.ts'
import { readPictures } from './read-pictures.ts'
import { mediaSubject } from './room.ts'
import { type MediaFile, type StoreOptions, storeUpload, type Upload } from './store-picture.ts'

/**
 * Another file for a picture, at its addresses: covers, bodies, drafts and earlier versions show it, with the same texts.
 * The former file is left to the sweep, so that it can be undone.
 * @throws ProblemError 404, and as `storePicture`
 */
export async function replacePicture(
  db: Database,
  options: StoreOptions,
  { id, name, upload }: { id: string; name: string; upload: Upload },
  act: Act,
): Promise<PictureAnswer> {
  const known = await db.selectFrom('media_file').select('width').where('media_id', '=', id).execute()
  if (known.length === 0) throw notFound()
  const files = await storeUpload(upload, options)
  return transact(db, async (transaction) => {
    const former = await putFiles(transaction, id, cut(freeLine(name), 200), files)
    if (!former) throw notFound()
    await offerUndo(transaction, act, 'picture', [{ id, ...former, since: checksumsOf(files) }])
    await recordAudit(transaction, act, 'media.replaced', [mediaSubject, id], { name: former.name })
    return (await readPictures(transaction, [id])).get(id) as PictureAnswer
  })
}

/** Unless it was replaced again or withdrawn since. */
export async function undoReplacement(
  transaction: Transaction<Tables>,
  { id, name, files, since }: PictureUndo,
  act: Act,
): Promise<boolean> {
  const present = await putFiles(transaction, id, name, files)
  if (!present) return false
  if (checksumsOf(present.files) !== since) {
    await putFiles(transaction, id, present.name, present.files)
    return false
  }
  await recordAudit(transaction, act, 'media.replaced', [mediaSubject, id], { name: present.name })
  return true
}

/** @returns the name and files before; undefined where it was withdrawn or never there */
async function putFiles(
  transaction: Transaction<Tables>,
  id: string,
  name: string,
  files: readonly MediaFile[],
): Promise<{ name: string; files: MediaFile[] } | undefined> {
  const row = await transaction
    .selectFrom('media')
    .select('name')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  await transaction.updateTable('media').set({ name }).where('id', '=', id).execute()
  const before = await transaction
    .deleteFrom('media_file')
    .where('media_id', '=', id)
    .returning(['width', 'height', 'size', 'sha256'])
    .execute()
  await transaction
    .insertInto('media_file')
    .values(files.map((file) => ({ media_id: id, ...file })))
    .execute()
  return { name: row.name, files: before }
}

function checksumsOf(files: readonly MediaFile[]): string {
  return files
    .map(({ sha256 }) => sha256)
    .sort()
    .join()
}

/** @property since checksums of the files that took the place of `files` */
type PictureUndo = { id: string; name: string; files: MediaFile[]; since: string }

declare module '../staff/undo.ts' {
  interface UndoEntries {
    picture: PictureUndo
  }
}
