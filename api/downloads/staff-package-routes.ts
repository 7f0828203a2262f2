import { calendarDate } from '#contract/china-time.ts'
import type { PackageFacts } from '#contract/package-schema.ts'
import { fileNameOf, freeLine } from '#contract/typed-text.ts'
import { type FilesPlace, storeFile } from '../files/file-store.ts'
import { fileTrouble } from '../files/file-trouble.ts'
import { decodeCursor } from '../http/list-cursor.ts'
import { ProblemError, refusal } from '../http/problem.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import type { NewDownload } from './download-store.ts'
import {
  addPackage,
  changeState,
  listPackages,
  readPackage,
  refuseTwin,
  removePackage,
  savePackage,
} from './packages.ts'

const PAGE_SIZE = 50
const MOST_BYTES = 4_000_000_000

/** `/staff/v1/packages`: what customers download. */
export function staffPackageRoutes({ filesDir }: { filesDir: FilesPlace }) {
  return resourceRoutes('packages', {
    list: ({ db, query: { q, cursor, ...facets } }) => {
      const after = cursor === undefined ? undefined : decodeCursor(cursor)
      return listPackages(db, { ...facets, search: q, after, limit: PAGE_SIZE })
    },
    check: async ({ c, db, now, query }) => {
      const download = newDownload(query, now)
      refuseOtherKind(download, new Uint8Array(await c.req.arrayBuffer()))
      await refuseTwin(db, download)
    },
    add: async ({ c, db, query, act }) => {
      const download = newDownload(query, act.now)
      const file = receiveFile(c.req.raw.body, download, query.size)
      return addPackage({ db, filesDir }, download, () => storeFile(filesDir, file).catch(fileTrouble), act)
    },
    one: ({ db, id }) => readPackage(db, id),
    save: ({ db, place, body, act }) => savePackage(db, place, body, act),
    publish: ({ db, place, act }) => changeState(db, place, 'public', act),
    withdraw: ({ db, place, act }) => changeState(db, place, 'withdrawn', act),
    remove: ({ db, place, act }) => removePackage({ db, filesDir }, place, act),
  })
}

/** @throws ProblemError 413 where the file is larger than what is taken */
function newDownload(facts: PackageFacts, now: number): NewDownload {
  const { product, version, platform, cpu, kind, language, part, size } = facts
  if (size > MOST_BYTES)
    throw new ProblemError(413, 'package-too-large', { detail: `Send at most ${MOST_BYTES} bytes.` })
  return {
    product,
    version,
    platform,
    cpu,
    ...(kind && { kind }),
    ...(language && { language }),
    ...(part && { part }),
    fileName: fileNameOf(facts['file-name']),
    name: { cn: freeLine(facts['name-cn']), en: freeLine(facts['name-en']) },
    releasedAt: calendarDate(now),
    state: 'draft',
    notes: { cn: [], en: [] },
    requirements: { cn: [], en: [] },
  }
}

/** Enough of a file to tell its kind: the mark of an ISO image is the last to come. */
const HEAD_BYTES = 32_774

/** What files begin with, by the endings of their names. A disk image of macOS (dmg) has its mark at its end. */
const KINDS: { endings: string[]; hex: string; at?: number }[] = [
  { endings: ['msi'], hex: 'd0cf11e0a1b11ae1' },
  { endings: ['exe'], hex: '4d5a' },
  { endings: ['dmg'], hex: '' },
  { endings: ['pkg'], hex: '78617221' },
  { endings: ['deb'], hex: '213c617263683e0a' },
  { endings: ['rpm'], hex: 'edabeedb' },
  { endings: ['appimage'], hex: '7f454c46' },
  { endings: ['run'], hex: '2321' },
  { endings: ['apk', 'ipa', 'zip', 'hap', 'msix', 'appx'], hex: '504b0304' },
  { endings: ['7z'], hex: '377abcaf271c' },
  { endings: ['pdf'], hex: '25504446' },
  { endings: ['gz', 'tgz'], hex: '1f8b' },
  { endings: ['xz'], hex: 'fd377a585a00' },
  { endings: ['tar', 'ova'], hex: '7573746172', at: 257 },
  { endings: ['qcow2'], hex: '514649fb' },
  { endings: ['iso'], hex: '4344303031', at: 32_769 },
]

/** What documents may end with besides: text, which has no mark. They are sent as attachments only. */
const TEXT_ENDINGS = ['txt', 'md', 'json', 'xml', 'yaml', 'asc', 'sig', 'sha256', 'pem', 'cer']

/**
 * The bytes of an upload as they come.
 * @param size what was announced, bytes
 * @throws ProblemError 400 `upload-broken` where it breaks off or has another size, 422 where it is not what its name says
 */
async function* receiveFile(
  body: ReadableStream<Uint8Array> | null,
  download: NewDownload,
  size: number,
): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  let received = 0
  for await (const part of untilBroken(body)) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, part.subarray(0, HEAD_BYTES - head.length)])
      if (head.length === HEAD_BYTES) refuseOtherKind(download, head)
    }
    received += part.byteLength
    if (received > size) throw broken()
    yield part
  }
  if (received !== size) throw broken()
  if (size < HEAD_BYTES) refuseOtherKind(download, head)
}

/**
 * @param head the first HEAD_BYTES of a file, or all of a smaller one
 * @throws ProblemError 422 when the name's ending is none of a package, or the bytes are not what it says
 */
function refuseOtherKind({ fileName, kind: use = 'software' }: NewDownload, head: Uint8Array): void {
  const ending = fileName.toLowerCase().split('.').slice(1).at(-1) ?? ''
  if (use !== 'software' && TEXT_ENDINGS.includes(ending)) return
  const kind = KINDS.find(({ endings }) => endings.includes(ending))
  if (!kind) throw refusal('file', 'unknown-kind', 'must end as packages do, such as msi, deb or zip')
  const { at = 0, hex } = kind
  if (Buffer.from(head.subarray(at, at + hex.length / 2)).toString('hex') !== hex)
    throw refusal('file', 'other-kind', `must be what its name says, .${ending}`)
}

async function* untilBroken(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw broken()
  }
}

function broken(): ProblemError {
  return new ProblemError(400, 'upload-broken', { detail: 'The upload broke off. Send it again.' })
}
