import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Days a file is kept after the last start of a build with it: open pages still load their chunks. */
const daysKept = 30

/**
 * Keeps content-hashed assets of earlier builds, which pages opened before a deploy still load.
 * @throws when the folder cannot be written
 */
export async function archiveAssets(assetsDir: string, archiveDir: string, now = new Date()): Promise<void> {
  await mkdir(archiveDir, { recursive: true })
  const archived = new Set(await readdir(archiveDir))
  for (const name of await readdir(assetsDir)) {
    const target = join(archiveDir, name)
    const unfinished = `${target}.${process.pid}.part`
    if (!archived.has(name)) {
      await copyFile(join(assetsDir, name), unfinished)
      await rename(unfinished, target)
    } else await utimes(target, now, now)
  }
  const oldest = now.getTime() - daysKept * 24 * 3600 * 1000
  for (const name of archived) {
    const file = join(archiveDir, name)
    if ((await stat(file)).mtimeMs < oldest) await rm(file)
  }
}
