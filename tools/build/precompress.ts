import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Writes `.br` and `.gz` beside public files at maximum compression. */
export async function precompress(clientDir: string): Promise<void> {
  for (const entry of await readdir(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const body = await readFile(file)
    if (body.byteLength < 500) continue
    await writeFile(`${file}.br`, brotliCompressSync(body))
    await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
