import { expect, it } from 'vitest'
import { calendarDate } from '#contract/china-time.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'

const release = {
  product: 'mvda',
  part: 'server',
  version: '8.0',
  releasedAt: '2025-12-04',
  fixesUntil: '2026-12-31',
  securityUntil: '2027-12-31',
  upgradeFrom: '',
  downgrade: 'restore',
  serverFrom: '',
  serverTo: '',
}
const device = {
  product: 'mvda',
  kind: 'hypervisor',
  nameCn: '华为FusionCompute',
  nameEn: 'Huawei FusionCompute',
  models: '8.0',
  driver: '',
  versionFrom: '8.0',
  versionTo: '',
  state: 'reported',
}
const side = { text: '周六维护', link: '' }
const announcement = { langs: 'cn', cn: side, en: side, address: '', place: 'all', from: null, until: null }
const answer = { words: 'PACS', same: '影像', path: '' }
const redirect = { from: '/old', to: '/cn', status: 301 }

/** Area, an entry, a change of it, an entry that contradicts it, what the record says of the change. */
const lists = [
  [
    'redirects',
    redirect,
    { to: '/en' },
    { ...redirect, from: '/Old/' },
    { from: '/old', 'from.to': '/cn', 'to.to': '/en' },
  ],
  [
    'searches',
    answer,
    { same: '片子' },
    { ...answer, words: 'pacs' },
    { name: 'PACS', 'from.same': '影像', 'to.same': '片子' },
  ],
  [
    'releases',
    release,
    { fixesUntil: null },
    release,
    { version: '8.0', 'from.fixesUntil': '2026-12-31', 'to.fixesUntil': '' },
  ],
  [
    'compatibility',
    device,
    { state: 'tested' },
    { ...device, state: 'unsupported' },
    { name: '华为FusionCompute', 'from.state': 'reported', 'to.state': 'tested' },
  ],
  [
    ...(['announcements', announcement, { cn: { ...side, text: '周日维护' } }, undefined] as const),
    { 'from.cn.text': '周六维护', 'to.cn.text': '周日维护' },
  ],
] as const

describeEachDatabase('a list of the staff', (database) => {
  const join = () => new StaffClient(database.db).join('publisher')
  const taken = { undone: 1, refused: 0 }
  const left = { undone: 0, refused: 1 }
  type Entry = { id: string; version: number; edition?: number }
  const versionOf = ({ version, edition = version }: Entry) => edition

  it.each(lists)(
    '%s: a change and a removal are taken back, and the record says what changed',
    async (area, body, change, _, detail) => {
      const call = await join()
      const { body: added } = await call('POST', `/${area}`, body)
      const items = async (): Promise<Entry[]> => (await call('GET', `/${area}`)).body.items
      const put = (version: number) => call('PUT', `/${area}/${added.id}`, { ...body, ...change }, version)
      expect((await put(9)).status).toBe(412)
      const changed = await put(1)
      expect(await items()).toMatchObject([change])
      const { detail: json } = await database.db
        .selectFrom('staff_audit')
        .select('detail')
        .where('subject', '=', `${area}/${added.id}`)
        .where('action', '=', `${area}.changed`)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(json)).toMatchObject(detail)
      expect((await call.undo(changed)).body).toEqual(taken)
      expect(await items()).toMatchObject([body])

      const remove = (version = 3) => call('DELETE', `/${area}/${added.id}`, undefined, version)
      expect((await remove(2)).status).toBe(412)
      const removed = await remove()
      expect([removed.status, await items(), (await remove()).status]).toEqual([204, [], 404])
      expect((await call.undo(removed)).body).toEqual(taken)
      const [back] = await items()
      expect(back).toMatchObject({ ...body, id: added.id })
      expect((await remove(back && versionOf(back))).status).toBe(204)
    },
  )

  it.each(lists)(
    '%s: what somebody has changed since, or what contradicts another by now, stays',
    async (area, body, change, rival) => {
      const [own, other] = [await join(), await join()]
      const { body: added } = await own('POST', `/${area}`, body)
      const put = (version: number) => own('PUT', `/${area}/${added.id}`, { ...body, ...change }, version)
      const changed = await put(1)
      expect((await other('PUT', `/${area}/${added.id}`, body, 2)).status).toBe(200)
      expect((await own.undo(changed)).body).toEqual(left)
      const changedAgain = await put(3)
      const removed = await own('DELETE', `/${area}/${added.id}`, undefined, 4)
      expect((await own.undo(changedAgain)).body).toEqual(left)
      if (!rival) return
      const { body: there } = await other('POST', `/${area}`, rival)
      expect((await own.undo(removed)).body).toEqual(left)
      expect((await own('GET', `/${area}`)).body.items).toMatchObject([{ id: there.id }])
      expect((await own('DELETE', `/${area}/${there.id}`, undefined, versionOf(there))).status).toBe(204)
    },
  )

  it('a redirect stays removed where another leads back to it by now', async () => {
    const call = await join()
    const add = async (from: string, to: string) =>
      (await call('POST', '/redirects', { from, to, status: 301 })).body
    const { id } = await add('/undo-a', '/undo-b')
    const removed = await call('DELETE', `/redirects/${id}`, undefined, 1)
    await add('/undo-b', '/undo-a')
    expect((await call.undo(removed)).body).toEqual(left)
  })

  it.each([
    ['/redirects/missing', { kind: 'missing', name: '/gone', detail: '' }, { path: '/gone' }],
    ['/searches/vain', { kind: 'search', name: '挂号机', detail: 'cn' }, { words: '挂号机', lang: 'cn' }],
  ] as const)(
    '%s: what was dismissed is back with its count, for who may still dismiss it',
    async (path, figure, body) => {
      const call = await join()
      await database.db
        .insertInto('figure')
        .values({ ...figure, day: calendarDate(Date.now()), count: 7 })
        .execute()
      const items = async () => (await call('GET', path)).body.items
      const setRole = (role: 'sales' | 'publisher') =>
        database.db.updateTable('staff_member').set({ role }).execute()
      const dismissed = await call('POST', `${path}/dismissals`, body)
      expect(await items()).toEqual([])
      await setRole('sales')
      expect((await call.undo(dismissed)).body.code).toBe('forbidden')
      await setRole('publisher')
      expect((await call.undo(dismissed)).body).toEqual(taken)
      expect(await items()).toMatchObject([{ ...body, count: 7 }])
    },
  )
})
