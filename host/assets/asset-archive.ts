import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Resource, sizeOf } from '../resource.ts'
import { loadAsset } from './load-assets.ts'

/** Assets of other builds than the one served: a page opened before a deploy still asks for them. */
export type AssetArchive = {
  /** the file at a path under `/assets/`, or undefined when no kept build had it */
  find(urlPath: string): Promise<Resource | undefined>
}

/** Days a file stays after the last start of a build that had it; no page is left open for longer. */
const daysKept = 30

/**
 * Opens the archive. Names under /assets/ contain the hash of their content, so all builds share one folder; so may
 * several machines, and then each also answers for a build that only its neighbour has started.
 * @param securityHeaders flat list every answer carries
 */
export function openAssetArchive(archiveDir: string, securityHeaders: readonly string[]): AssetArchive {
  const loaded = new LRUCache<string, Resource>({ maxSize: 16 * 1024 * 1024, sizeCalculation: sizeOf })
  return {
    find: async (urlPath) => {
      const [, name] = /^\/assets\/([\w-][\w.~-]*)$/.exec(urlPath) ?? []
      if (name === undefined || /\.(br|gz)$/.test(name)) return undefined
      const known = loaded.get(name)
      if (known) return known
      const resource = await loadAsset(join(archiveDir, name), urlPath, securityHeaders).catch(
        () => undefined,
      )
      if (resource) loaded.set(name, resource)
      return resource
    },
  }
}

/**
 * Puts the assets of a build, with their encoded copies, into the archive and removes what no build had for a month.
 * @throws when the folder cannot be written
 */
export async function archiveAssets(assetsDir: string, archiveDir: string, now = new Date()): Promise<void> {
  await mkdir(archiveDir, { recursive: true })
  const current = await readdir(assetsDir)
  const archived = new Set(await readdir(archiveDir))
  for (const name of current) {
    const kept = join(archiveDir, name)
    if (archived.has(name)) await utimes(kept, now, now)
    else await copyWhole(join(assetsDir, name), kept)
  }
  const oldest = now.getTime() - daysKept * 24 * 3600 * 1000
  for (const name of archived) {
    const file = join(archiveDir, name)
    if ((await stat(file)).mtimeMs < oldest) await rm(file)
  }
}

// nobody may find half a file: it gets its name when it is complete
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}.part`
  await copyFile(from, unfinished)
  await rename(unfinished, to)
}
