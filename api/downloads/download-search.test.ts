import { expect, it } from 'vitest'
import { download } from '../../tests/download-records.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { encodeCursor } from './download-cursor.ts'
import { indexDownloads, repairIndex } from './download-index.ts'
import { type DownloadListRequest, listDownloads } from './download-list.ts'
import { deleteDownload, insertUnindexed, type NewDownload } from './download-store.ts'
import { searchTextOf, searchWords } from './download-terms.ts'
import { countBits, decodeBits, encodeSlots, slotsOf } from './term-bits.ts'

const BLOCK = 4

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
  const words = searchWords(request.search ?? '')
  return all
    .filter(
      (one) =>
        words.every((word) => searchTextOf(one).includes(word)) &&
        (!request.product || one.product === request.product) &&
        (!request.platform || one.platform === request.platform) &&
        (!request.version || `${one.version}.`.startsWith(`${request.version}.`)),
    )
    .sort((a, b) => (`${a.releasedAt}${a.id}` < `${b.releasedAt}${b.id}` ? 1 : -1))
    .map(({ id }) => id)
}

const TEXTS = [
  ...['client', '客户', '客户端', '管理控制', '户管', 'banana', 'bananana', 'nanana', 'ananana', 'nsolent'],
  ...[
    'clisole',
    'solent',
    '客户端 console',
    'client kylin',
    'uos 管理',
    'en',
    'n',
    '端',
    '麒麟 client 1',
    '1.4',
  ],
  ...['zzqx', 'client 客户端 windows x86-64 amd64 2', 'bananan', 'client console banana nsolent'],
]
const REQUESTS = TEXTS.flatMap((search): DownloadListRequest[] => [
  { search, limit: 7 },
  { search, limit: 7, product: 'av' },
  { search, limit: 7, platform: 'kylin', version: '1' },
]).concat([{ limit: 7, product: 'mvda', platform: 'uos', version: '2.8' }])

describeEachDatabase('the search for downloads', (database) => {
  let all = packages()
  const store = (one: NewDownload & { id: string }) =>
    database.db.transaction().execute(async (transaction) => {
      await insertUnindexed(transaction, one, { size: 1, sha256: one.id })
      await indexDownloads(transaction, [one], BLOCK)
    })
  const pages = async (request: DownloadListRequest) => {
    const found: string[] = []
    let after: DownloadListRequest['after']
    for (;;) {
      const { items, nextCursor, total } = await listDownloads(database.db, { ...request, after })
      found.push(...items.map(({ id }) => id))
      expect(total).toBe(expected(all, request).length)
      const last = items.at(-1)
      if (nextCursor === null || !last) return found
      expect(nextCursor).toBe(encodeCursor(last))
      after = last
    }
  }
  const allAgree = async () => {
    for (const request of REQUESTS)
      expect(await pages(request), JSON.stringify(request)).toEqual(expected(all, request))
  }

  it('finds what looking at every package finds, page after page, when added in any order', async () => {
    for (const one of all) await store(one)
    const blocks = await database.db.selectFrom('download_block').selectAll().execute()
    expect(blocks.length).toBeGreaterThan(20)
    expect(Math.max(...blocks.map(({ packages }) => packages))).toBeLessThanOrEqual(BLOCK)
    await allAgree()
  })

  it('forgets what was removed, and goes on after it', async () => {
    const gone = all.filter((_, index) => index % 3 === 0)
    const [, second] = expected(all, { search: 'client', limit: 7 })
    const after = all.find(({ id }) => id === second)
    for (const { id } of gone)
      await database.db.transaction().execute((transaction) => deleteDownload(transaction, id))
    all = all.filter((one) => !gone.includes(one))
    await allAgree()
    if (!after) throw new Error('there is a second one')
    const { items } = await listDownloads(database.db, { search: 'client', limit: 50, after })
    const key = `${after.releasedAt}${after.id}`
    expect(items.every(({ releasedAt, id }) => `${releasedAt}${id}` < key)).toBe(true)
  })

  it('is made anew where it does not know all packages', async () => {
    await database.db.deleteFrom('download_block').execute()
    expect((await listDownloads(database.db, { search: 'client', limit: 7 })).items).toEqual([])
    await repairIndex(database.db, BLOCK)
    await allAgree()
  })

  it('keeps all of several that are added at once', async () => {
    const more = packages().map((one, index) => ({
      ...one,
      id: download(500 + index).id ?? '',
      version: `9.${index}`,
    }))
    await Promise.all(more.slice(0, 8).map(store))
    all = [...all, ...more.slice(0, 8)]
    await allAgree()
  })
})

it.each([
  [[]],
  [[0]],
  [[31]],
  [[0, 31, 32, 63, 64]],
  [[4095]],
  [Array.from({ length: 4096 }, (_, slot) => slot)],
])('keeps slots as text', (slots: number[]) => {
  const bits = decodeBits(encodeSlots(slots), 4096)
  expect([...slotsOf(bits)]).toEqual(slots.toReversed())
  expect(countBits(bits)).toBe(slots.length)
})
