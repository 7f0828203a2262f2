import { createCipheriv, hash } from 'node:crypto'
import { type FilesPlace, removeStored, type StoredFile, storeFile } from './file-store.ts'

/** What the bytes of a sample package depend on. */
export interface Sample {
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
