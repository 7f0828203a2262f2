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

/** A draft or a file without a record may belong to somebody who is adding it right now. */
const SWEEP_AFTER_MS = 60 * 60 * 1000

/** Where files are: a folder, or a bucket of a store elsewhere. */
export type FilesPlace = string | Bucket

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Stores bytes under their SHA-256: written to a draft, flushed, then renamed, so a file is whole or not there. Size
 * and checksum are those of the bytes that were written. For a bucket they are collected on this machine's disk first, not
 * where temporary files are, which may be in memory: the name has to be known before the first byte is sent.
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

/** The size of a stored file, undefined where there is none. */
export async function storedSize(folder: FilesPlace, sha256: string): Promise<number | undefined> {
  if (typeof folder !== 'string') return objectSize(folder, sha256)
  try {
    return (await stat(pathOf(folder, sha256))).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A stream of a part of a file. @param end the last byte, counted from 0 */
export function readStored(folder: string, sha256: string, { start, end }: { start: number; end: number }) {
  return createReadStream(pathOf(folder, sha256), { start, end })
}

export async function removeStored(folder: FilesPlace, sha256: string): Promise<void> {
  if (typeof folder !== 'string') return removeObject(folder, sha256)
  await rm(pathOf(folder, sha256), { force: true })
}

/**
 * Removes drafts, and files no record names, that an interruption left more than an hour ago.
 * @param isNamed whether a record names the file of a checksum
 * @param now milliseconds since the epoch
 * @returns how many were removed
 */
export async function sweepFiles(
  folder: FilesPlace,
  isNamed: (sha256: string) => Promise<boolean>,
  now: number,
): Promise<number> {
  // of what is on its way to a bucket only drafts are there
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

/** @throws for anything but a checksum: no path is made from what a visitor sends */
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
  // not by `pipeline`: it rejects while a destroyed stream is still opening its file, which is then there after all
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(counted())
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** The new name is only certain once the folder is on disk, too. Windows cannot open a folder for that. */
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

/** What the bytes of a sample package depend on. */
interface Sample {
  fileName: string
  size: number
}

const CHUNK = 256 * 1024

/** The bytes of a package that is there only to show the site: a line that says so, then an AES-CTR key stream, seeded by the file name. */
export function* sampleBytes({ fileName, size }: Sample): Generator<Uint8Array> {
  const head = Buffer.from(
    `${fileName}: demonstration data, not an installer, contains no program. 演示数据，不是安装程序，不含任何程序。\n`,
  )
  yield head.subarray(0, size)
  const cipher = createCipheriv('aes-128-ctr', hash('md5', fileName, 'buffer'), Buffer.alloc(16))
  const zeros = Buffer.alloc(CHUNK)
  for (let left = size - head.length; left > 0; left -= CHUNK)
    yield cipher.update(zeros.subarray(0, Math.min(left, CHUNK)))
}

const running = new Map<string, Promise<void>>()

/** Writes the file of a sample package, once for all who ask at the same time. */
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
