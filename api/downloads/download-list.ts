import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { containsPattern } from '../news/search-text.ts'
import type { Product } from '../products.ts'
import { type DownloadPosition, encodeCursor } from './download-cursor.ts'
import { selectDownloads, toDownload } from './download-row.ts'
import type { Cpu, DownloadList, Platform } from './download-schema.ts'
import { searchWords } from './download-search-text.ts'

/** Counting ends here: a larger number would cost a scan and tell a visitor nothing. */
const MOST_COUNTED = 100

export interface DownloadListRequest {
  product?: Product | undefined
  platform?: Platform | undefined
  cpu?: Cpu | undefined
  /** A version or its beginning, up to a dot. */
  version?: string | undefined
  search?: string | undefined
  /** Packages on a page. */
  limit: number
  /** The last package of the page before. */
  after?: DownloadPosition | undefined
}

/** One page of packages, newest first: keyset pagination over `download_by_date`. */
export async function listDownloads(db: Database, request: DownloadListRequest): Promise<DownloadList> {
  const { limit, after } = request
  const matching = db.selectFrom('download').where((e) => e.and(conditionsOf(e, request)))
  const rest = after
    ? matching.where(sql<SqlBool>`(released_at, id) < (${after.releasedAt}, ${after.id})`)
    : matching
  const rows = await selectDownloads(rest)
    .orderBy('download.released_at', 'desc')
    .orderBy('download.id', 'desc')
    .limit(limit + 1)
    .execute()
  const isWhole = !after && rows.length <= limit
  const found = isWhole ? rows.length : await count(db, matching.select('id').limit(MOST_COUNTED + 1))
  const items = rows.slice(0, limit).map(toDownload)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? encodeCursor(last) : null
  return { items, nextCursor, total: found > MOST_COUNTED ? null : found }
}

async function count(db: Database, rows: SelectQueryBuilder<Tables, 'download', { id: string }>) {
  const { n } = await db
    .selectFrom(rows.as('counted'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

function conditionsOf(e: ExpressionBuilder<Tables, 'download'>, request: DownloadListRequest) {
  const { product, platform, cpu, search = '' } = request
  const version = request.version?.replace(/^v/i, '').replace(/\.+$/, '')
  const conditions: Expression<SqlBool>[] = searchWords(search).map(
    (word) => sql<SqlBool>`search_text like ${containsPattern(word)} escape '\\'`,
  )
  if (product) conditions.push(e('product', '=', product))
  if (platform) conditions.push(e('platform', '=', platform))
  if (cpu) conditions.push(e('cpu', '=', cpu))
  if (version)
    conditions.push(sql<SqlBool>`substr(version || '.', 1, ${version.length + 1}) = ${`${version}.`}`)
  return conditions
}
