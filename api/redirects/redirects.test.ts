import { beforeEach, expect, it } from 'vitest'
import { calendarDate } from '#contract/china-time.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { type StaffAnswer, StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { contentVersion } from '../app/content-version.ts'

describeEachDatabase('redirects', (database) => {
  let staff: StaffClient
  let publisher: StaffMember
  beforeEach(async () => {
    staff = new StaffClient(database.db)
    await database.db.deleteFrom('redirect').execute()
    publisher = await staff.join('publisher')
  })

  const add = (from: string, to: string, status = 301) =>
    publisher('POST', '/redirects', { from, to, status })
  const faultOf = ({ status, body }: StaffAnswer) => [status, body.errors?.[0]?.code ?? body.code]
  const followed = async () => (await (await staff.app.request('/redirects')).json()).items

  it('are followed as soon as they are there, and no more when they are gone', async () => {
    const version = () => contentVersion(database.db, Date.now())
    const before = await version()
    const { status, body } = await add('/cn/旧/', '/cn/product/mvda?a=1#b')
    expect(status).toBe(200)
    const target = { to: '/cn/product/mvda?a=1#b', status: 301 }
    expect(await followed()).toEqual([{ from: '/cn/%E6%97%A7', ...target }])
    const added = await version()
    expect(added).not.toBe(before)
    const change = { from: '/cn/old', to: '/cn', status: 302 }
    const changed = await publisher('PUT', `/redirects/${body.id}`, change, 1)
    expect(changed.body).toMatchObject({ ...change, version: 2 })
    expect(await version()).not.toBe(added)
    await publisher('DELETE', `/redirects/${body.id}`, undefined, 2)
    expect(await followed()).toEqual([])
  })

  it.each([
    ['https://evil.example/', '/cn'],
    ['cn/old', '/cn'],
    ['/', '/cn'],
    ['/admin/news', '/cn'],
    ['/%61dmin/news', '/cn'],
    ['/Assets/a.js', '/cn'],
    ['/?id=1', '/cn'],
    ['/cn/old#part', '/cn'],
    ['/cn/old', 'https://evil.example/'],
    ['/cn/old', '//evil.example'],
    ['/cn/old', '/\\evil.example'],
    ['/cn/old', '/\t/evil.example'],
    ['/cn/old', '/..//evil.example'],
    ['/cn/old', '/admin'],
    ['/cn/old', '/%61dmin/news'],
    ['/cn/old', 'javascript:alert(1)'],
  ])('do not lead from %j to %j', async (from, to) => {
    expect(faultOf(await add(from, to))).toEqual([422, 'pathFormat'])
  })

  it('do not lead back, however long the way', async () => {
    expect(faultOf(await add('/cn/a', '/cn/a/'))).toEqual([422, 'redirectLoop'])
    expect((await add('/cn/a', '/cn/b')).status).toBe(200)
    expect((await add('/cn/b', '/cn/c?x=1')).status).toBe(200)
    expect(faultOf(await add('/cn/c', '/cn/a#top'))).toEqual([422, 'redirectLoop'])
    expect(faultOf(await add('/CN/%61?', '/cn'))).toEqual([422, 'pathTaken'])
    expect((await add('/CN/News', '/cn/news')).status, 'to the same in another case').toBe(200)
  })

  it('are imported as a whole or not at all, and an import of an export changes nothing', async () => {
    const load = (csv: string) => publisher('POST', '/redirects/csv', { csv })
    const table = 'from,to\r\n"/a.php?id=1","/cn/news?a=1,2",302\r\n/b.htm;/cn\r\n\r\n/c.htm\t/en\r\n'
    expect((await load(table)).body).toEqual({ added: 3, changed: 0 })
    expect((await load(`\uFEFF${table}/B.htm,/en`)).body.errors[0]).toMatchObject({
      field: '6',
      code: 'pathTaken',
    })
    expect((await load('/a.php?id=1,/cn/news?a=1\n/d,https://evil.example')).body.errors[0].field).toBe('2')
    expect((await load('/d,/cn\n/cn,/cn')).body.errors[0]).toMatchObject({ field: '2', code: 'redirectLoop' })
    expect(await followed()).toHaveLength(3)
    const items: { from: string; to: string; status: number }[] = await followed()
    const exported = items.map(({ from, to, status }) => `"${from}","${to}",${status}`).join('\r\n')
    expect((await load(exported)).body).toEqual({ added: 0, changed: 0 })
    expect((await load('/A.PHP?id=1,/cn/news')).body).toEqual({ added: 0, changed: 1 })
  })

  it('are read from tables whose addresses hold what separates cells in others', async () => {
    const csv = '/a;b,/cn/x;y\n"/c,d";"/en?q=1,2"\n/e f\t/cn\n'
    expect((await publisher('POST', '/redirects/csv', { csv })).body).toEqual({
      added: 3,
      changed: 0,
    })
    expect((await followed()).map(({ from }: { from: string }) => from)).toEqual(['/a;b', '/c,d', '/e%20f'])
  })

  it('say in a dry run what would come of each line, and change nothing', async () => {
    await add('/b', '/cn')
    await add('/c', '/en')
    const csv = 'old,new\n/a,/cn\n/b,/en\n/c,/en\nhttps://other.example/d,/cn\n/a/,/cn\n/e,/f\n/f,/e'
    const { status, body } = await publisher('POST', '/redirects/csv', { csv, dryRun: true })
    expect([status, body.added, body.changed]).toEqual([200, 1, 1])
    expect(
      body.plan.map(({ line, from, effect, fault }: Record<string, unknown>) => [line, from, effect, fault]),
    ).toEqual([
      [2, '/a', 'added', undefined],
      [3, '/b', 'changed', undefined],
      [4, '/c', 'none', undefined],
      [5, 'https://other.example/d', 'refused', 'pathFormat'],
      [6, '/a', 'refused', 'pathTaken'],
      [7, '/e', 'refused', 'redirectLoop'],
      [8, '/f', 'refused', 'redirectLoop'],
    ])
    expect(await followed()).toHaveLength(2)
    const refused = await publisher('POST', '/redirects/csv', { csv })
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['5', '6', '7', '8'])
  })

  it('take the full addresses of this site as its paths', async () => {
    const origin = 'http://localhost:3000'
    expect((await add(`${origin}/cn/old?id=1`, `${origin.replace('//', '//www.')}/cn#top`)).status).toBe(200)
    expect(await followed()).toEqual([{ from: '/cn/old?id=1', to: '/cn#top', status: 301 }])
  })

  it.each([
    ['/news/*', '/cn/about/news/*', [200, undefined]],
    ['/news/*.htm', '/cn', [200, undefined]],
    ['/*', '/cn', [422, 'pattern']],
    ['/a/*/b/*', '/cn', [422, 'pattern']],
    ['/a', '/cn/*', [422, 'pattern']],
    ['/a/*', '/cn/*/*', [422, 'pattern']],
    ['/a/*', '/a/b/*', [422, 'redirectLoop']],
    ['/a/*', '/cn/search?q=*', [422, 'pattern']],
    ['/a/*', '/cn#*', [422, 'pattern']],
    ['/a?q=*', '/cn', [422, 'pattern']],
    ['/a/*', '/*', [422, 'patternReserved']],
    ['/a/*', '/%41d*', [422, 'patternReserved']],
    ['/a/*', '/_*.html', [422, 'patternReserved']],
    ['/_*', '/cn', [422, 'patternReserved']],
    ['/ADM*', '/cn', [422, 'patternReserved']],
    ['/admin/*', '/cn', [422, 'pathFormat']],
    ['/administration/*', '/cn/*', [200, undefined]],
    ['/article*', '/cn', [200, undefined]],
    ['/*.html', '/cn/*', [200, undefined]],
  ])('lead whole folders: %j to %j', async (from, to, answer) => {
    expect(faultOf(await add(from, to))).toEqual(answer)
  })

  it('of a folder do not lead back through another', async () => {
    expect((await add('/a/*', '/b/*')).status).toBe(200)
    expect((await add('/b/c', '/cn')).status).toBe(200)
    expect(faultOf(await add('/b/*', '/a/*'))).toEqual([422, 'redirectLoop'])
  })

  it('come with what visitors look for in vain, as long as nothing leads on', async () => {
    const day = calendarDate(Date.now())
    const missing = (name: string, count: number) =>
      ({ kind: 'missing', day, name, detail: '', count }) as const
    await database.db.deleteFrom('figure').execute()
    await database.db
      .insertInto('figure')
      .values([
        missing('/cn/gone', 37),
        missing('/cn/Rare?id=1', 1),
        ...Array.from({ length: 50 }, (_, n) => missing(`/moved/${n}`, 99)),
      ])
      .execute()
    await add('/cn/rare', '/cn')
    await add('/moved/*', '/cn')
    const { body } = await publisher('GET', '/redirects/missing')
    expect(body.items).toEqual([{ path: '/cn/gone', count: 37, lastDay: day }])
    const dismissed = await publisher('POST', '/redirects/missing/dismissals', { path: '/cn/gone' })
    expect(dismissed.status).toBe(204)
    expect((await publisher('GET', '/redirects/missing')).body.items).toEqual([])
  })
})
