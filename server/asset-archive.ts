import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Days a file stays after the last start of a build that had it: no page is left open for longer. */
const daysKept = 30

/**
 * Copies the assets of a build into the archive, which instances and builds share as names contain content hashes: a
 * page that was opened before a deploy still finds its assets. Removes what no build had for a month.
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
