import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DownloadDetail, DownloadList } from '#contract/package-schema.ts'
import { productKeys } from '#contract/products.ts'
import { logIn } from '../../tests/account-browser.ts'
import { download, storeDownloads } from '../../tests/download-records.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { recordId } from '../../tests/upstream-records.ts'
import { createApp } from '../app/app.ts'
import { SEED_DIR, seed } from '../upkeep/seed.ts'

const NOW = Date.UTC(2026, 10, 20)

describeEachDatabase('downloads', (database) => {
  let filesDir: string
  let visitor: string
  let clock = NOW
  const app = () =>
    createApp(database.db, { filesDir, relaySecret: 'a secret of this test' }, { now: () => clock })
  const list = async (query: string) =>
    DownloadList.assert(await (await app().request(`/downloads?limit=50&${query}`)).json())
  const numbers = async (query: string) =>
    (await list(query)).items.map((item) => Number.parseInt(item.id.slice(-12), 16))
  const askAddress = (id: string, token = visitor) =>
    app().request(`/downloads/${id}/address`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  const addressOf = async (number: number) => {
    const { url } = (await (await askAddress(recordId(number))).json()) as { url: string }
    return new URL(url).pathname
  }

  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'test-files-'))
    visitor = await logIn(database.db, NOW)
    await storeDownloads(
      database.db,
      filesDir,
      download(1, { version: '8.6.2', releasedAt: '2026-10-30', systems: ['10', '11'] }),
      download(2, {
        version: '8.10',
        releasedAt: '2026-10-01',
        fixesUntil: '2026-12-31',
        securityUntil: '2027-12-31',
      }),
      download(3, {
        version: '8.6.2',
        platform: 'kylin',
        cpu: 'arm',
        systems: ['V10 SP1'],
        releasedAt: '2026-10-30',
      }),
      download(4, {
        product: 'centerview',
        name: { cn: 'CenterView用户终端工具', en: 'CenterView user terminal tool' },
        version: '5.2.0',
        platform: 'uos',
        cpu: 'loongarch',
        releasedAt: '2026-09-16',
        fileName: '终端 工具"5.2".deb',
      }),
      download(5, { version: '86.0', platform: 'macos', cpu: 'any', releasedAt: '2020-01-01' }),
    )
  })
  afterAll(() => rm(filesDir, { recursive: true, force: true }))

  it.each([
    ['the newest first', '', [3, 1, 2, 4, 5]],
    ['by product in menu order, newest first in each', 'sort=product', [4, 1, 3, 2, 5]],
  ])('lists %s and pages without gap or repetition, also within one day', async (_, query, expected) => {
    expect(await numbers(query)).toEqual(expected)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await app().request(`/downloads?limit=1&${query}${cursor && `&cursor=${cursor}`}`)
      const page = DownloadList.assert(await answer.json())
      expect(page.total).toBe(5)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(expected.map(recordId))
  })

  it.each([
    ['product=mvda', [3, 1, 2, 5]],
    ['platform=kylin', [3]],
    ['cpu=x86&product=mvda', [1, 2]],
    ['version=8', [3, 1, 2]],
    ['version=v8.6.', [3, 1]],
    ['version=8.1', []],
    ['product=mdw', []],
    ['q=麒麟', [3]],
    ['q=麟', [3]],
    ['q=用户终端', [4]],
    ['q=CenterView龙芯', [4]],
    ['q=客户端 8.6.2', [3, 1]],
    ['q=client kylin', [3]],
    ['q=ＭＶＤＡ', [3, 1, 2, 5]],
    ['q=麒终', []],
    ['q=v8.6.2', [3, 1]],
    ['q=client-2.msi', [2]],
    ['q=x64', [1, 2, 5]],
    ['q=aarch64 麒麟', [3]],
    ['q=鲲鹏', [3, 5]],
    ['q=Phytium', [3, 5]],
    ['q=海光', [1, 2, 5]],
    ['q=Zhaoxin 8.10', [2]],
    ['q=loongson', [4]],
    ['q=deb', [4]],
    ['q=UnionTech', [4]],
    ['q=win11 msi', [1]],
    ['q=kylin V10', [3]],
    ['q=申威', []],
    ['q=100%25', []],
    ['q=m_da', []],
    ['q=终端&product=mvda', []],
    ['q=终端&product=centerview&platform=uos&cpu=loongarch&version=5.2', [4]],
  ])('finds for %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
    expect((await list(query)).total).toBe(expected.length)
  })

  it.each([
    ['q=MVDA 申威', [3, 1, 2, 5], { words: ['申威'], filters: [] }],
    ['q=8.6.2 loongarch&product=mvda', [3, 1], { words: ['loongarch'], filters: [] }],
    ['product=mvda&platform=uos', [3, 1, 2, 5], { words: [], filters: ['platform'] }],
    ['q=client&product=mvda&version=9', [3, 1, 2, 5], { words: [], filters: ['version'] }],
    ['q=client rpm&platform=uos', [4], { words: ['client', 'rpm'], filters: [] }],
  ])('shows what is nearest to %s, and says what it lacks', async (query, expected, leftOut) => {
    const { items, total, nearest } = await list(query)
    expect([items, total]).toEqual([[], 0])
    expect(nearest?.items.map((item) => Number.parseInt(item.id.slice(-12), 16))).toEqual(expected)
    expect(nearest?.leftOut).toEqual(leftOut)
  })

  it('shows nothing near to what no package has anything of', async () => {
    for (const query of ['q=zzqx', 'q=zzqx qqq', 'q=zzqx&product=mdw'])
      expect((await list(query)).nearest, query).toBeUndefined()
  })

  it('gives a public document to whoever asks for it', async () => {
    const manual = download(6, { kind: 'admin-guide', access: 'public', platform: 'any', cpu: 'any' })
    await storeDownloads(database.db, filesDir, manual)
    expect(await numbers('kind=admin-guide')).toEqual([6])
    const ask = (number: number) =>
      app().request(`/downloads/${recordId(number)}/address`, { method: 'POST' })
    expect([(await ask(6)).status, (await ask(1)).status, (await ask(7)).status]).toEqual([200, 401, 401])
    await database.db.deleteFrom('download').where('id', '=', recordId(6)).execute()
  })

  it('lists software of a day before its documents, by product', async () => {
    const manual = { kind: 'admin-guide', platform: 'any', cpu: 'any', releasedAt: '2026-10-30' } as const
    await storeDownloads(
      database.db,
      filesDir,
      download(6, { ...manual, language: 'cn' }),
      download(7, { ...manual, language: 'en' }),
      download(8, { ...manual, kind: 'sbom' }),
    )
    const query = 'sort=product&product=mvda'
    expect(await numbers(query)).toEqual([1, 3, 8, 7, 6, 2, 5])
    const first = await app().request(`/downloads?limit=4&${query}`)
    const { nextCursor } = DownloadList.assert(await first.json())
    expect(await numbers(`${query}&cursor=${nextCursor}`)).toEqual([6, 2, 5])
    await database.db.deleteFrom('download').where('id', 'in', [6, 7, 8].map(recordId)).execute()
  })

  it('refuses a cursor of the other order', async () => {
    for (const [one, other] of [
      ['', 'sort=product'],
      ['sort=product', ''],
    ]) {
      const answer = await app().request(`/downloads?limit=1&${one}`)
      const { nextCursor } = DownloadList.assert(await answer.json())
      expect((await app().request(`/downloads?${other}&cursor=${nextCursor}`)).status).toBe(400)
    }
  })

  it.each(['product=nothing', 'sort=size', 'cursor=abc', 'limit=0', 'q=%00', `q=${'x'.repeat(65)}`])(
    'refuses %s',
    async (query) => {
      expect((await app().request(`/downloads?${query}`)).status).toBe(400)
    },
  )

  it('shows a package with its other versions, the highest marked', async () => {
    const answer = await app().request(`/downloads/${recordId(1)}`)
    const detail = DownloadDetail.assert(await answer.json())
    expect(detail).toMatchObject({ version: '8.6.2', latest: false, notes: { cn: ['说明'] } })
    expect(detail.older).toEqual([
      {
        id: recordId(2),
        version: '8.10',
        releasedAt: '2026-10-01',
        fixesUntil: '2026-12-31',
        securityUntil: '2027-12-31',
        latest: true,
      },
    ])
    for (const id of [recordId(99), 'x', `${recordId(1)}'`])
      expect((await app().request(`/downloads/${id}`)).status).toBe(404)
  })

  it('gives an address only to those who are logged in', async () => {
    expect((await askAddress(recordId(1), 'a-token-that-is-made-up')).status).toBe(401)
    const without = await app().request(`/downloads/${recordId(1)}/address`, { method: 'POST' })
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await askAddress(recordId(99))).status).toBe(404)
    const answer = await askAddress(recordId(1))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { expiresAt } = (await answer.json()) as { expiresAt: string }
    expect(Date.parse(expiresAt) - NOW).toBe(10 * 60 * 1000)
  })

  it('sends the bytes that match the checksum, under their name', async () => {
    const answer = await app().request(await addressOf(4))
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { sha256, size } = DownloadDetail.assert(
      await (await app().request(`/downloads/${recordId(4)}`)).json(),
    )
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(size),
      etag: `"${sha256}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="__ ___5.2_.deb"; filename*=UTF-8\'\'%E7%BB%88%E7%AB%AF%20%E5%B7%A5%E5%85%B7%225.2%22.deb',
    })
    const head = await app().request(await addressOf(4), { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(size),
      '',
    ])
  })

  it('resumes where a download was cut off', async () => {
    const path = await addressOf(1)
    const whole = Buffer.from(await (await app().request(path)).arrayBuffer())
    const etag = (await app().request(path, { method: 'HEAD' })).headers.get('etag') ?? ''
    const ask = async (range: string, ifRange?: string) => {
      const answer = await app().request(path, {
        headers: { range, ...(ifRange ? { 'if-range': ifRange } : {}) },
      })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    const size = whole.length
    const rest = [206, `bytes 7-${size - 1}/${size}`, whole.subarray(7).toString()]
    expect(await ask('bytes=7-')).toEqual(rest)
    expect(await ask('bytes=7-', etag)).toEqual(rest)
    expect(await ask('bytes=7-', '"another"')).toEqual([200, null, whole.toString()])
    expect(await ask('bytes=7-', new Date(NOW).toUTCString())).toEqual([200, null, whole.toString()])
    expect(await ask('bytes=0-0')).toEqual([206, `bytes 0-0/${size}`, whole.subarray(0, 1).toString()])
    expect(await ask('bytes=-3')).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      whole.subarray(-3).toString(),
    ])
    expect((await ask(`bytes=2-${size * 2}`))[1]).toBe(`bytes 2-${size - 1}/${size}`)
    expect((await ask(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`])
    expect((await ask('bytes=5-2'))[0]).toBe(200)
    expect((await ask('bytes=0-1,4-5'))[0]).toBe(200)
  })

  it('says that an address has expired, and knows no other', async () => {
    const path = await addressOf(1)
    clock = NOW + 10 * 60 * 1000
    const late = await app().request(path)
    clock = NOW
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([410, 'address-expired'])
    const [, signature = ''] = path.split('/files/')
    const [id = '', expires = '', seal = ''] = signature.split('.')
    const forged = [
      `${recordId(2)}.${expires}.${seal}`,
      `${id}.${(NOW * 2).toString(36)}.${seal}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${expires}`,
      '..%2f..%2fetc%2fpasswd',
      id,
    ]
    for (const one of forged) expect((await app().request(`/files/${one}`)).status).toBe(404)
  })

  it('seeds packages of all products', async () => {
    await database.db.deleteFrom('download').execute()
    await seed(database.db, SEED_DIR, NOW)
    await seed(database.db, SEED_DIR, NOW)
    expect((await list('kind=software')).total).toBeGreaterThanOrEqual(24)
    for (const product of productKeys)
      for (const kind of ['software', 'install-guide', 'release-notes'])
        expect((await list(`product=${product}&kind=${kind}`)).total, `${product} ${kind}`).toBeGreaterThan(0)
  })

  it('writes the file of a sample when it is first asked for, once, and resumes it', async () => {
    await rm(filesDir, { recursive: true })
    const [item] = (await list('product=centerview&platform=uos')).items
    if (!item) throw new Error('there is such a sample')
    const path = new URL(((await (await askAddress(item.id)).json()) as { url: string }).url).pathname
    const answers = await Promise.all([app().request(path), app().request(path)])
    for (const answer of answers) {
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBe(item.size)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(item.sha256)
    }
    const rest = await app().request(path, { headers: { range: `bytes=${item.size - 9}-` } })
    expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 9])
    expect(await readdir(filesDir)).toEqual([item.sha256])
  })

  it('says that a sample is unavailable when it does not come out as its record says', async () => {
    const [item] = (await list('product=mdw')).items
    const id = item?.id ?? ''
    const { url } = (await (await askAddress(id)).json()) as { url: string }
    await database.db.updateTable('download').set({ size: 2000 }).where('id', '=', id).execute()
    expect((await app().request(new URL(url).pathname)).status).toBe(503)
    expect(await readdir(filesDir)).not.toContain(item?.sha256)
  })
})
