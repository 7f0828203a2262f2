import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Bucket } from '../../api/downloads/bucket.ts'
import { OperatorError } from '../../api/operator-error.ts'
import { type BackupManifest, manifestName } from './backup-manifest.ts'
import { exportTables } from './export-tables.ts'
import { copyInbox } from './inbox-copy.ts'

/** What is backed up, as the settings of the programs name it. */
export type Places = {
  databaseUrl: string | undefined
  dataDir: string
  /** folder of the files that can be downloaded */
  filesDir: string
  /** where they are instead */
  filesBucket?: Bucket | undefined
}

export type BackupOptions = { withoutFiles?: boolean; keepDays?: number; now?: number }

/**
 * Backs up what is on this machine: the upstream's database, the files of its packages, the site's inbox, the shared
 * secret. Nothing has to be stopped.
 * @param to folder that gets a new folder for each backup, named after its time
 * @returns the new folder
 * @throws OperatorError when there is nothing to back up, or files are in a bucket and were not left out
 */
export async function makeBackup(places: Places, to: string, options: BackupOptions = {}): Promise<string> {
  const now = options.now ?? Date.now()
  if (places.filesBucket && !options.withoutFiles) throw new OperatorError(filesElsewhere(places.filesBucket))
  const name = new Date(now).toISOString().replaceAll(':', '-')
  const draft = join(to, `${name}.part`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await copyAll(places, draft, options)
    const file = await open(join(draft, manifestName), 'wx', 0o600)
    await file.writeFile(`${JSON.stringify({ ...manifest, madeAt: new Date(now).toISOString() }, null, 2)}\n`)
    await file.sync()
    await file.close()
    await rename(draft, join(to, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  if (options.keepDays !== undefined) await removeOld(to, now - options.keepDays * 86_400_000)
  return join(to, name)
}

/** A copy of an empty folder, taken for one of the files, would be found out when they are missed. */
function filesElsewhere({ base }: Bucket): string {
  return `The packages' files are in ${base}, which this command does not copy. Switch on the bucket's own versioning and replication, and use --without-files.`
}

async function copyAll(places: Places, folder: string, { withoutFiles = false }: BackupOptions) {
  const manifest: Omit<BackupManifest, 'madeAt'> = { format: 1, secret: false, files: 0 }
  const { databaseUrl, dataDir, filesDir } = places
  const isFile = databaseUrl === undefined
  if (!isFile || existsSync(join(dataDir, 'upstream.sqlite'))) {
    await mkdir(join(folder, 'upstream'), { mode: 0o700 })
    const db = await openDatabase({ databaseUrl, dataDir, silenceMs: 0 })
    try {
      manifest.upstream = await exportTables(db, isFile, join(folder, 'upstream'))
    } finally {
      await db.destroy()
    }
    // after the records: a file that a record names is there already
    if (!withoutFiles) manifest.files = await copyFiles(filesDir, join(folder, 'files'))
  }
  const inbox = join(dataDir, 'site', 'inbox.sqlite')
  if (existsSync(inbox)) manifest.inbox = await copyInbox(inbox, join(folder, 'inbox.sqlite'))
  const secret = join(dataDir, 'relay-secret')
  if (existsSync(secret)) {
    await copyFile(secret, join(folder, 'relay-secret'))
    await chmod(join(folder, 'relay-secret'), 0o600)
    manifest.secret = true
  }
  if (!manifest.upstream && !manifest.inbox)
    throw new OperatorError(`There is nothing to back up in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return manifest
}

async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  // drafts belong to somebody who is adding a package right now
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.part') })
  return (await readdir(to)).length
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-\d\d\.\d+Z(?:\.part)?$/.exec(name) ?? []
    if (day && Date.parse(`${day}T${hour}:${minute}Z`) < before)
      await rm(join(folder, name), { recursive: true })
  }
}
