import type { Database } from '../../api/db/tables.ts'
import { type DownloadListRequest, listDownloads } from '../../api/downloads/download-list.ts'

export interface SearchCase {
  name: string
  request: DownloadListRequest
}

/** As many as the page of the site shows. */
const LIMIT = 10

const FILTERS = { product: 'av', platform: 'windows', cpu: 'x86', version: '6' } as const

/** What visitors ask for, and all kinds of nothing. */
const ASKED: [string, Partial<DownloadListRequest>][] = [
  ['no filter', {}],
  ['product', { product: FILTERS.product }],
  ['platform', { platform: FILTERS.platform }],
  ['processor', { cpu: FILTERS.cpu }],
  ['version `6`', { version: FILTERS.version }],
  ['all four filters', FILTERS],
  ['Latin text `client`', { search: 'client' }],
  ['one letter `e`', { search: 'e' }],
  ['Chinese part of a word `制台`', { search: '制台' }],
  ['Chinese text `管理控制台`', { search: '管理控制台' }],
  ['Chinese text and all four filters', { ...FILTERS, search: '客户端' }],
  ['several words `客户端 client windows 定制`', { search: '客户端 client windows 定制' }],
  ['one package `c000013`', { search: 'c000013' }],
  ['nothing: unknown letters `zzqx`', { search: 'zzqx' }],
  ['nothing: known pairs of letters `clisole`', { search: 'clisole' }],
  ['nothing: known triples of letters `editionsole`', { search: 'editionsole' }],
  ['nothing: words that never meet `客户端 console`', { search: '客户端 console' }],
  [
    'nothing: a text of 60 letters',
    { search: 'recordingagentdisplaydriverconsoleclienteditionwindowsmacos' },
  ],
]

/** Each search, and its page after nine tenths of the list. */
export async function searchCases(db: Database): Promise<SearchCase[]> {
  const after = await deepPosition(db)
  const deep = ASKED.filter(([name]) => /no filter|product|client`|制台`|all four filters$/.test(name))
  return [
    ...ASKED.map(([name, asked]) => ({ name, request: { limit: LIMIT, ...asked } })),
    ...deep.map(([name, asked]) => ({
      name: `${name}, deep page`,
      request: { limit: LIMIT, ...asked, after },
    })),
  ]
}

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

/** How many a search finds at least, for the table. */
export async function foundBy(db: Database, { request }: SearchCase): Promise<string> {
  const { total } = await listDownloads(db, request)
  return total === null ? '> 100' : String(total)
}
