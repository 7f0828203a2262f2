import { type ChildProcess, fork } from 'node:child_process'
import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from 'kysely'
import PQueue from 'p-queue'
import type { PictureAnswer } from '#contract/media-schema.ts'
import { cut, freeLine } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Log } from '../base/log.ts'
import { errorCode } from '../base/operator-error.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type FilesPlace, storeFile } from '../files/file-store.ts'
import { fileTrouble } from '../files/file-trouble.ts'
import { ProblemError } from '../http/problem.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import type { Encoded, Refusal } from './encode-picture.ts'
import { readPictures } from './read-pictures.ts'
import { mediaSubject } from './room.ts'

/** Bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024

export interface NewPicture {
  upload: Upload
  name: string
  alt: Record<Language, string>
}

export interface Upload {
  /** unread request body */
  body: ReadableStream<Uint8Array> | null
  /** Content-Length, if sent */
  announced: number | undefined
}

export interface MediaFile {
  width: number
  height: number
  size: number
  sha256: string
}

export interface StoreOptions {
  filesDir: FilesPlace
  log: Log
}

/**
 * Encodes as WebP in our widths: EXIF orientation applied, metadata removed, never enlarged, first frame only.
 * @throws ProblemError 422 with a code of `DETAILS`; 429 `too-many-pictures`; 503 `pictures-unavailable` or
 * `file-unavailable`
 */
export async function storeUpload(upload: Upload, { filesDir, log }: StoreOptions): Promise<MediaFile[]> {
  const files: MediaFile[] = []
  for (const { data, width, height } of await encodeInTurn(upload, log))
    files.push({ width, height, ...(await storeFile(filesDir, [data]).catch(fileTrouble)) })
  return files
}

/** A new picture. @throws as `storeUpload` */
export async function storePicture(
  db: Database,
  options: StoreOptions,
  { upload, ...picture }: NewPicture,
  act: Act,
): Promise<PictureAnswer> {
  const files = await storeUpload(upload, options)
  return transact(db, (transaction) => recordPicture(transaction, { ...picture, files }, act))
}

/** A new picture whose files are stored. */
export async function recordPicture(
  transaction: Transaction<Tables>,
  { name, alt, files }: Omit<NewPicture, 'upload'> & { files: readonly MediaFile[] },
  act: Act,
): Promise<PictureAnswer> {
  const id = randomUUIDv7()
  const row = { id, name: cut(freeLine(name), 200), alt_cn: freeLine(alt.cn), alt_en: freeLine(alt.en) }
  await transaction
    .insertInto('media')
    .values({ ...row, created_at: act.now, staff_name: act.by.name, removed_at: null })
    .execute()
  await transaction
    .insertInto('media_file')
    .values(files.map((file) => ({ media_id: id, ...file })))
    .execute()
  await recordAudit(transaction, act, 'media.added', [mediaSubject, id])
  return (await readPictures(transaction, [id])).get(id) as PictureAnswer
}

/** Decoding a photo takes up to 300 MB; `deploy` limits this program to 512. */
const encoding = new PQueue({ concurrency: 1 })
/** Queued, unread uploads; ten take half a minute. */
const MAX_WAITING = 10
/** Ms per picture with its upload: 40 megapixels take 2 to 4 s of CPU. */
const MAX_ENCODING_MS = 60_000

async function encodeInTurn(upload: Upload, log: Log) {
  if (encoding.size < MAX_WAITING) return encoding.add(() => encode(upload, log))
  // drain the body: a client still sending would get a reset instead of the answer
  await upload.body?.pipeTo(new WritableStream())
  const detail = `${MAX_WAITING} pictures are waiting to be processed. Send this one again in a moment.`
  const headers = { 'retry-after': '5' }
  throw new ProblemError(429, 'too-many-pictures', { detail, retryAfter: 5, headers })
}

/** Encodes in a child process: returns its memory, and contains decoder crashes. Its environment has no secrets. */
async function encode(upload: Upload, log: Log) {
  const child = fork(join(import.meta.dirname, 'encode-picture.ts'), {
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    timeout: MAX_ENCODING_MS,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(0, 2_000)
  })
  let answer: Encoded | undefined
  child.once('message', (message) => {
    answer = message as Encoded
  })
  let isBroken = false
  // not awaited: a stalled upload never settles when the process is killed
  send(upload, child).then((isWhole) => {
    isBroken = !isWhole
    if (isBroken) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'close')
  if (isBroken)
    throw new ProblemError(400, 'upload-broken', { detail: 'The upload broke off. Send it again.' })
  if (!answer) {
    log({ event: 'picture-encoder-failed', error: said || `ended by ${signal ?? code}` })
    if (signal) throw refusal('picture-failed')
    throw new ProblemError(503, 'pictures-unavailable', {
      detail: 'The log says why (picture-encoder-failed).',
    })
  }
  if ('refusal' in answer) throw refusal(answer.refusal)
  return answer.sizes
}

/** @returns false for an aborted or empty upload; oversized ones were refused before */
async function send({ body, announced }: Upload, { stdin }: ChildProcess): Promise<boolean> {
  if (!body || !stdin) return false
  let size = 0
  const counted = async function* () {
    for await (const part of body) {
      size += part.byteLength
      yield part
    }
  }
  try {
    await pipeline(counted, stdin)
  } catch (error) {
    // the process exited; its exit code tells why
    return errorCode(error) === 'EPIPE' || errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE'
  }
  return size > 0 && (announced === undefined || size === announced)
}

const DETAILS: Record<Refusal | 'picture-failed', string> = {
  'not-a-picture': 'Send a JPEG, PNG, WebP, GIF or AVIF picture.',
  'picture-heic': 'HEIC pictures of phones cannot be read. Save it as JPEG first.',
  'picture-too-narrow': 'One side of a picture is 1000 times as long as the other at most.',
  'picture-too-large': 'A picture has 40 megapixels at most; 20 with 16 bits a colour, 13 as AVIF.',
  'picture-broken': 'The picture cannot be read to its end. Upload it again.',
  'picture-failed': 'The picture could not be processed. Save it anew as JPEG, then upload that.',
}

function refusal(code: keyof typeof DETAILS): ProblemError {
  const detail = DETAILS[code]
  return new ProblemError(422, code, { detail, errors: [{ field: 'file', code, detail }] })
}
