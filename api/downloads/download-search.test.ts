import { expect, it } from 'vitest'
import { download } from '../../tests/download-records.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { decodeCursor } from '../http/list-cursor.ts'
import { searchParts, searchTextOf } from './download-search.ts'
import { insertDownload, type NewDownload } from './download-store.ts'
import { type DownloadListRequest, listDownloads } from './read-downloads.ts'

const NAMES = [
  ['客户端', 'client'],
  ['管理控制台', 'console'],
  ['客户管理', 'banana bananana'],
  ['端客', 'nsolent'],
] as const
const PLATFORMS = ['windows', 'kylin', 'uos'] as const

/** Always the same packages, in an order that is not that of their dates. */
function packages(): (NewDownload & { id: string })[] {
  return Array.from({ length: 90 }, (_, index) => {
    const number = (index * 37) % 90
    const [cn, en] = NAMES[number % 4] ?? NAMES[0]
    return {
      ...download(number, {
        product: number % 3 === 0 ? 'mvda' : 'av',
        name: { cn: `${cn}${number % 5}`, en },
        version: `${number % 3}.${number}`,
        platform: PLATFORMS[number % 3] ?? 'uos',
        releasedAt: `2026-01-${String(1 + (number % 28)).padStart(2, '0')}`,
      }),
      id: download(number).id ?? '',
    }
  })
}

/** What has to be found, by looking at each package. */
function expected(all: (NewDownload & { id: string })[], request: DownloadListRequest): string[] {
  const parts = searchParts(request.search ?? '')
  return all
    .filter(
      (one) =>
        parts.every(({ word, same, isVersion }) =>
          isVersion
            ? `${one.version}.`.startsWith(`${word}.`)
            : [word, ...same].some((any) => searchTextOf(one).includes(any)),
        ) &&
        (!request.product || one.product === request.product) &&
        (!request.platform || one.platform === request.platform) &&
        (!request.version || `${one.version}.`.startsWith(`${request.version}.`)),
    )
    .sort((a, b) => (`${a.releasedAt}${a.id}` < `${b.releasedAt}${b.id}` ? 1 : -1))
    .map(({ id }) => id)
}

it.each([
  ['UOS1060', ['uos', '1060']],
  ['欧拉系统', ['欧拉']],
  ['win11 MVDA', ['win11', 'mvda']],
  ['MVDA 9', ['mvda', 'version 9']],
  ['mvda8.6客户端', ['mvda', '客户端', 'version 8.6']],
  ['AuditView v5.0', ['auditview', 'version 5.0']],
  ['MVDA 64位', ['mvda', '64', '位']],
  ['x86-64 sha256', ['x86-64', 'sha', '256']],
])('%s is %j', (text, parts) => {
  expect(searchParts(text).map(({ word, isVersion }) => (isVersion ? `version ${word}` : word))).toEqual(
    parts,
  )
})

it('knows what systems are called otherwise, and what staff add', () => {
  const same = (text: string) => searchParts(text, [['鲲鹏机', 'Kunpeng']]).flatMap(({ same }) => same)
  expect(same('欧拉')).toContain('openeuler')
  expect(same('鲲鹏机')).toContain('kunpeng')
})

const TEXTS = [
  ...['client', '客户', '客户端', '管理控制', '户管', 'banana', 'bananana', 'nanana', 'ananana', 'nsolent'],
  ...['clisole', 'solent', '客户端 console', 'client kylin', 'uos 管理', 'en', 'n', '端', '1.4', '%', '_n'],
  ...['麒麟 client 1', 'zzqx', 'client 客户端 windows x86-64 amd64 2', 'client console banana nsolent'],
]
const REQUESTS = TEXTS.flatMap((search): DownloadListRequest[] => [
  { search, limit: 7 },
  { search, limit: 7, product: 'av' },
  { search, limit: 7, platform: 'kylin', version: '1' },
]).concat([{ limit: 7, product: 'mvda', platform: 'uos', version: '2.8' }])

describeEachDatabase('the search for downloads', (database) => {
  let all = packages()
  const pages = async (request: DownloadListRequest) => {
    const found: string[] = []
    let after: DownloadListRequest['after']
    for (;;) {
      const { items, nextCursor, total } = await listDownloads(database.db, { ...request, after })
      found.push(...items.map(({ id }) => id))
      expect(total).toBe(expected(all, request).length)
      if (nextCursor === null) return found
      after = decodeCursor(nextCursor)
      expect(after).toEqual({ date: items.at(-1)?.releasedAt, id: items.at(-1)?.id })
    }
  }
  const allAgree = async () => {
    for (const request of REQUESTS)
      expect(await pages(request), JSON.stringify(request)).toEqual(expected(all, request))
  }

  it('finds what looking at every package finds, page after page, when added in any order', async () => {
    for (const one of all)
      await database.db
        .transaction()
        .execute((transaction) => insertDownload(transaction, one, { size: 1, sha256: one.id }))
    await allAgree()
  })

  it('forgets what was removed, and goes on after it', async () => {
    const gone = all.filter((_, index) => index % 3 === 0)
    const [, second] = expected(all, { search: 'client', limit: 7 })
    const after = all.find(({ id }) => id === second)
    for (const { id } of gone) await database.db.deleteFrom('download').where('id', '=', id).execute()
    all = all.filter((one) => !gone.includes(one))
    await allAgree()
    if (!after) throw new Error('there is a second one')
    const { items } = await listDownloads(database.db, {
      search: 'client',
      limit: 50,
      after: { date: after.releasedAt, id: after.id },
    })
    const key = `${after.releasedAt}${after.id}`
    expect(items.every(({ releasedAt, id }) => `${releasedAt}${id}` < key)).toBe(true)
  })
})
