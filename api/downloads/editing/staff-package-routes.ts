import { calendarDate } from '../../contract/calendar-date.ts'
import {
  Package,
  PackageFacts,
  PackageList,
  PackageListQuery,
  PackageTexts,
} from '../../contract/package-schema.ts'
import { freeLine } from '../../contract/typed-text.ts'
import { ProblemError } from '../../http/problem.ts'
import { decodeCursor } from '../../list-cursor.ts'
import { staffResource } from '../../staff/staff-resource.ts'
import type { NewDownload } from '../download-store.ts'
import { refuse } from '../file-routes.ts'
import { type FilesPlace, storeFile } from '../file-store.ts'
import {
  addPackage,
  changeState,
  listPackages,
  readPackage,
  refuseTwin,
  removePackage,
  savePackage,
} from './packages.ts'
import { receiveFile, refuseOtherKind } from './receive-file.ts'

const PAGE_SIZE = 50
const MOST_BYTES = 4_000_000_000

/** `/staff/v1/packages`: what customers download. */
export function staffPackageRoutes({ filesDir }: { filesDir: FilesPlace }) {
  const { app, on } = staffResource('packages')
  const permission = 'packages.write'
  const write = { permission, answers: Package } as const

  const list = {
    permission,
    summary: 'Packages, newest first',
    query: PackageListQuery,
    answers: PackageList,
  } as const
  on('GET /', list, ({ db, query: { q, cursor, ...facets } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    return listPackages(db, { ...facets, search: q, after, limit: PAGE_SIZE })
  })
  const check = {
    permission,
    summary: 'Whether a file that begins so is taken',
    query: PackageFacts,
  } as const
  on('POST /check', check, async ({ c, db, now, query }) => {
    const download = newDownload(query, now)
    refuseOtherKind(download.fileName, new Uint8Array(await c.req.arrayBuffer()))
    await refuseTwin(db, download)
  })
  const upload = { ...write, summary: 'A draft with this file', query: PackageFacts }
  on('POST /', upload, async ({ c, db, query, act }) => {
    const download = newDownload(query, act.now)
    const file = receiveFile(c.req.raw.body, { fileName: download.fileName, size: query.size })
    return addPackage({ db, filesDir }, download, () => storeFile(filesDir, file).catch(refuse), act)
  })
  on('GET /:id', { ...write, summary: 'The package' }, ({ db, id }) => readPackage(db, id))
  on('PUT /:id', { ...write, summary: 'Saved', body: PackageTexts }, ({ db, place, body, act }) =>
    savePackage(db, place, body, act),
  )
  on('POST /:id/publish', { ...write, summary: 'Public' }, ({ db, place, act }) =>
    changeState(db, place, 'public', act),
  )
  on('POST /:id/withdraw', { ...write, summary: 'Withdrawn' }, ({ db, place, act }) =>
    changeState(db, place, 'withdrawn', act),
  )
  on('DELETE /:id', { permission, summary: 'Removes a draft with its file' }, ({ db, place, act }) =>
    removePackage({ db, filesDir }, place, act),
  )
  return app
}

/** @throws ProblemError 413 where the file is larger than what is taken */
function newDownload(facts: PackageFacts, now: number): NewDownload {
  const { product, version, platform, cpu, size } = facts
  if (size > MOST_BYTES)
    throw new ProblemError(413, 'package-too-large', { detail: `Send at most ${MOST_BYTES} bytes.` })
  return {
    ...{ product, version, platform, cpu, fileName: facts['file-name'] },
    name: { cn: freeLine(facts['name-cn']), en: freeLine(facts['name-en']) },
    ...{ releasedAt: calendarDate(now), supportEnd: null, state: 'draft' },
    ...{ notes: { cn: [], en: [] }, requirements: { cn: [], en: [] } },
  }
}
