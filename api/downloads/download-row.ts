import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Download } from './download-schema.ts'

/** The columns a package is shown from. `latest` is 1 for the highest version of its line. */
export function selectDownloads(query: SelectQueryBuilder<Tables, 'download', object>) {
  return query.select([
    'download.id',
    'download.product',
    'download.name_cn',
    'download.name_en',
    'download.version',
    'download.platform',
    'download.cpu',
    'download.file_name',
    'download.size',
    'download.sha256',
    'download.released_at',
    'download.support_end',
    sql<number>`case when exists (
      select 1 from download as higher
      where higher.line = download.line and higher.version_order > download.version_order
    ) then 0 else 1 end`.as('latest'),
  ])
}

type DownloadRow = Awaited<ReturnType<ReturnType<typeof selectDownloads>['executeTakeFirstOrThrow']>>

export function toDownload(row: DownloadRow): Download {
  return {
    id: row.id,
    product: row.product,
    name: { cn: row.name_cn, en: row.name_en },
    version: row.version,
    platform: row.platform,
    cpu: row.cpu,
    fileName: row.file_name,
    size: Number(row.size),
    sha256: row.sha256,
    releasedAt: row.released_at,
    supportEnd: row.support_end,
    latest: Number(row.latest) === 1,
  }
}
