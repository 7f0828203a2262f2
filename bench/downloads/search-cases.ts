import type { Database } from '../../api/db/tables.ts'
import type { DownloadListRequest } from '../../api/downloads/download-list.ts'

export interface SearchCase {
  name: string
  request: DownloadListRequest
}

/** As many as the page of the site shows. */
const LIMIT = 10

/** What visitors ask for, and the two kinds of nothing: letters no package has, and known ones in a new order. */
export async function searchCases(db: Database): Promise<SearchCase[]> {
  return [
    { name: 'no filter, first page', request: { limit: LIMIT } },
    { name: 'product and platform', request: { limit: LIMIT, product: 'av', platform: 'windows' } },
    { name: 'Latin text `client`', request: { limit: LIMIT, search: 'client' } },
    { name: 'Chinese part of a word `控制台`', request: { limit: LIMIT, search: '控制台' } },
    { name: 'nothing: unknown letters `zzqx`', request: { limit: LIMIT, search: 'zzqx' } },
    { name: 'nothing: known pairs of letters `clisole`', request: { limit: LIMIT, search: 'clisole' } },
    {
      name: 'nothing: words that never meet `客户端 console`',
      request: { limit: LIMIT, search: '客户端 console' },
    },
    { name: 'deep page, by cursor', request: { limit: LIMIT, after: await deepPosition(db) } },
  ]
}

/** After nine tenths of the list. */
async function deepPosition(db: Database) {
  const { count } = await db
    .selectFrom('download')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { released_at, id } = await db
    .selectFrom('download')
    .select(['released_at', 'id'])
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .offset(Math.floor(Number(count) * 0.9))
    .limit(1)
    .executeTakeFirstOrThrow()
  return { releasedAt: released_at, id }
}
