import { createCipheriv, createHash, hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../base/operator-error.ts'
import { type Bucket, listObjects, objectSize, putObject, removeObject } from './bucket.ts'

export interface StoredFile {
  /** Bytes. */
  size: number
  sha256: string
}

/** Younger drafts and unreferenced files may belong to an upload in progress. */
const SWEEP_AFTER_MS = 60 * 60 * 1000

/** A folder or a bucket. */
export type FilesPlace = string | Bucket

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Content-addressed by SHA-256: draft, fsync, rename. For a bucket the draft is on local disk (not in /tmp, which may
 * be memory), as the key must be known before the upload.
 */
export async function storeFile(place: FilesPlace, bytes: Bytes): Promise<StoredFile> {
  if (typeof place === 'string') return storeInFolder(place, bytes)
  const draft = await draftIn(place.staging)
  try {
    const file = await writeDraft(draft, bytes)
    await putObject(place, file.sha256, draft)
    return file
  } finally {
    await rm(draft, { force: true })
  }
}

async function storeInFolder(folder: string, bytes: Bytes): Promise<StoredFile> {
  const draft = await draftIn(folder)
  try {
    const file = await writeDraft(draft, bytes)
    await rename(draft, pathOf(folder, file.sha256))
    await flushFolder(folder)
    return file
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function draftIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return join(folder, `${randomUUID()}.part`)
}

/** Size in bytes; undefined where there is none. */
export async function storedSize(folder: FilesPlace, sha256: string): Promise<number | undefined> {
  if (typeof folder !== 'string') return objectSize(folder, sha256)
  try {
    return (await stat(pathOf(folder, sha256))).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param end inclusive, from 0 */
export function readStored(folder: string, sha256: string, { start, end }: { start: number; end: number }) {
  return createReadStream(pathOf(folder, sha256), { start, end })
}

export async function removeStored(folder: FilesPlace, sha256: string): Promise<void> {
  if (typeof folder !== 'string') return removeObject(folder, sha256)
  await rm(pathOf(folder, sha256), { force: true })
}

/** Removes drafts and unreferenced files older than an hour. @param isNamed whether a record references it */
export async function sweepFiles(
  folder: FilesPlace,
  isNamed: (sha256: string) => Promise<boolean>,
  now: number,
): Promise<number> {
  // a bucket's staging folder holds drafts only
  let removed = typeof folder === 'string' ? 0 : await sweepFiles(folder.staging, async () => true, now)
  for await (const { key, storedAt } of typeof folder === 'string' ? filesIn(folder) : listObjects(folder)) {
    if (!/^([0-9a-f]{64}|[0-9a-f-]{36}\.part)$/.test(key)) continue
    if (now - storedAt < SWEEP_AFTER_MS || (!key.endsWith('.part') && (await isNamed(key)))) continue
    await (typeof folder === 'string' ? rm(join(folder, key), { force: true }) : removeObject(folder, key))
    removed += 1
  }
  return removed
}

async function* filesIn(folder: string): AsyncGenerator<{ key: string; storedAt: number }> {
  for (const key of await namesIn(folder)) yield { key, storedAt: (await stat(join(folder, key))).mtimeMs }
}

/** @throws for anything but a checksum, against path traversal */
function pathOf(folder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256')
  return join(folder, sha256)
}

async function writeDraft(draft: string, bytes: Bytes): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const part of bytes) {
      hash.update(part)
      size += part.byteLength
      yield part
    }
  }
  // not `pipeline`: it rejects before a destroyed stream has created its file
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(counted())
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** A rename is durable once the directory is fsynced. Windows cannot open one. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Inputs of a sample package's bytes. */
interface Sample {
  fileName: string
  size: number
}

const CHUNK = 256 * 1024

/** Deterministic sample content: a notice, then an AES-CTR key stream seeded by the file name; a document is the notice. */
export function* sampleBytes({ fileName, size }: Sample): Generator<Uint8Array> {
  const document = sampleDocument(fileName)
  if (document !== undefined) {
    yield Buffer.from(document.padEnd(size, '\n')).subarray(0, size)
    return
  }
  const head = Buffer.from(
    `${fileName}: demonstration data, not an installer, contains no program. 演示数据，不是安装程序，不含任何程序。\n`,
  )
  yield head.subarray(0, size)
  const cipher = createCipheriv('aes-128-ctr', hash('md5', fileName, 'buffer'), Buffer.alloc(16))
  const zeros = Buffer.alloc(CHUNK)
  for (let left = size - head.length; left > 0; left -= CHUNK)
    yield cipher.update(zeros.subarray(0, Math.min(left, CHUNK)))
}

/** The text of a document, undefined for a program. */
function sampleDocument(fileName: string): string | undefined {
  const note = `${fileName}: demonstration data, to be replaced by the document of your product.`
  if (fileName.endsWith('.pdf')) return samplePdf(note)
  if (fileName.endsWith('.json'))
    return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { comment: note } })
  return /\.(?:txt|asc)$/.test(fileName) ? note : undefined
}

/** One page with one line (ISO 32000-1, 7.5), without the table of offsets, which readers make themselves. */
function samplePdf(line: string): string {
  const content = `BT /F 11 Tf 40 780 Td (${line}) Tj ET`
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R/Size 6>>
%%EOF`
}

const running = new Map<string, Promise<void>>()

/** Creates a sample's file once for concurrent requests. */
export async function storeSample(place: FilesPlace, sample: Sample & StoredFile): Promise<void> {
  const { sha256 } = sample
  const begun = running.get(sha256) ?? store(place, sample).finally(() => running.delete(sha256))
  running.set(sha256, begun)
  await begun
}

async function store(place: FilesPlace, sample: Sample & StoredFile): Promise<void> {
  const stored = await storeFile(place, sampleBytes(sample))
  if (stored.sha256 === sample.sha256) return
  await removeStored(place, stored.sha256)
  throw new Error(`${sample.fileName} has the SHA-256 ${stored.sha256}, its record says ${sample.sha256}.`)
}
