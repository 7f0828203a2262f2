import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompressible } from '../host/assets/content-types.ts'
import { encode, worthEncoding } from '../host/encode.ts'

/**
 * Writes the smallest encodings of a build's public files beside them, as `.br` and `.gz`: made once, so the host
 * neither takes the time when it starts nor settles for larger ones.
 */
export async function precompress(clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile() && isCompressible(entry.name))
      await precompressFile(join(entry.parentPath, entry.name))
  }
}

async function precompressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < worthEncoding) return
  const [br, gzip] = await Promise.all([encode(body, 'br', 'best'), encode(body, 'gzip', 'best')])
  if (br.byteLength < body.byteLength) await writeFile(`${file}.br`, br)
  if (gzip.byteLength < body.byteLength) await writeFile(`${file}.gz`, gzip)
}
