import type { Database } from '../db/tables.ts'
import { selectDownloads, toDownload } from './download-row.ts'
import type { DownloadDetail } from './download-schema.ts'

/** One package with its notes and the other versions of it, undefined where there is none. */
export async function readDownload(db: Database, id: string): Promise<DownloadDetail | undefined> {
  const row = await selectDownloads(db.selectFrom('download').where('download.id', '=', id))
    .select(['download.notes', 'download.requirements', 'download.line'])
    .executeTakeFirst()
  if (!row) return undefined
  const others = await selectDownloads(
    db
      .selectFrom('download')
      .where('download.line', '=', row.line)
      .where('download.id', '!=', id)
      .orderBy('download.version_order', 'desc')
      .limit(50),
  ).execute()
  return {
    ...toDownload(row),
    notes: JSON.parse(row.notes),
    requirements: JSON.parse(row.requirements),
    older: others.map(toDownload).map(({ id, version, releasedAt, supportEnd, latest }) => ({
      id,
      version,
      releasedAt,
      supportEnd,
      latest,
    })),
  }
}
