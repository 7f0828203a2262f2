import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { contentVersion } from '../app/content-version.ts'

const minutes = 300_000
const body = {
  langs: 'both',
  cn: { text: '周六维护', link: '安排' },
  en: { text: 'Maintenance on Saturday', link: 'Schedule' },
  address: '/cn/service/releases',
  place: 'all',
  from: null as number | null,
  until: null as number | null,
}

describeEachDatabase('announcements', (database) => {
  let staff: StaffClient
  let editor: StaffMember
  let publisher: StaffMember
  let now = Date.UTC(2026, 10, 20)

  beforeEach(async () => {
    await database.db.deleteFrom('announcement').execute()
    await database.db.deleteFrom('staff_audit').execute()
    now = Date.now()
    staff = new StaffClient(database.db, { now: () => now })
    editor = await staff.join('editor')
    publisher = await staff.join('publisher')
  })

  type Announcement = { id: string; version: number }
  const add = (changed: object = {}) => editor('POST', '/announcements', { ...body, ...changed })
  const act = (what: string, { id, version }: Announcement, by = publisher) =>
    by('POST', `/announcements/${id}/${what}`, undefined, version)
  const remove = ({ id, version }: Announcement, by: StaffMember) =>
    by('DELETE', `/announcements/${id}`, undefined, version)
  const shown = async () => (await (await staff.app.request('/announcements')).json()).items
  const fault = ({ body: { errors } }: { body: { errors: { field: string; code: string }[] } }) =>
    errors.map(({ field, code }) => `${field} ${code}`)

  it('are drafts of editors until a publisher publishes them, also what is changed later', async () => {
    const { status, body: draft } = await add()
    expect([status, draft.state, draft.address]).toEqual([200, 'draft', '/service/releases'])
    expect((await act('publish', draft, editor)).status).toBe(403)
    expect(await shown()).toEqual([])
    const before = await contentVersion(database.db, now)
    const { body: published } = await act('publish', draft)
    expect(published).toMatchObject({ state: 'public', changed: false })
    const [first] = await shown()
    expect(first).toMatchObject({ cn: body.cn, en: body.en, address: '/service/releases', until: null })
    const version = await contentVersion(database.db, now)
    expect(version).not.toBe(before)
    const change = { ...body, langs: 'en' }
    const { body: changed } = await editor('PUT', `/announcements/${draft.id}`, change, published.version)
    expect(changed).toMatchObject({ state: 'public', changed: true })
    expect(await shown()).toEqual([first])
    expect(await contentVersion(database.db, now)).toBe(version)
    expect((await remove(changed, editor)).status).toBe(403)
    now += 1000
    await act('publish', { ...changed, version: changed.version + 1 }).then(({ status }) =>
      expect(status).toBe(412),
    )
    expect((await act('publish', changed)).status).toBe(200)
    const [again] = await shown()
    expect(again).toMatchObject({ cn: null, en: body.en })
    expect(again.key).not.toBe(first.key)
  })

  it('begin and end at their times, and the version of the content says so', async () => {
    const { body: draft } = await add({ from: now + minutes, until: now + 2 * minutes })
    const { body: scheduled } = await act('publish', draft)
    expect([scheduled.state, await shown()]).toEqual(['scheduled', []])
    const versions = [await contentVersion(database.db, now)]
    now += minutes
    expect(await shown()).toHaveLength(1)
    versions.push(await contentVersion(database.db, now))
    now += minutes
    expect(await shown()).toEqual([])
    versions.push(await contentVersion(database.db, now))
    expect(new Set(versions).size).toBe(3)
    const { items } = (await editor('GET', '/announcements')).body
    expect(items).toMatchObject([{ state: 'ended' }])
  })

  it('are ended and removed at once, and both can be taken back', async () => {
    const { body: draft } = await add()
    const { body: published } = await act('publish', draft)
    const ended = await act('end', published)
    expect([ended.body.state, await shown()]).toEqual(['ended', []])
    await publisher.undo(ended)
    expect(await shown()).toHaveLength(1)
    const [back] = (await editor('GET', '/announcements')).body.items
    const removed = await remove(back, publisher)
    expect([removed.status, await shown()]).toEqual([204, []])
    await publisher.undo(removed)
    expect(await shown()).toHaveLength(1)
    const { items } = (await staff.call('GET', '/audit?action=announcements.', await staff.member('admin')))
      .body
    const told = items.map(({ action, object }: { action: string; object: { name: string } }) =>
      [action.replace('announcements.', ''), object.name].join(' '),
    )
    expect(told.sort()).toEqual(
      ['added', 'ended', 'published', 'published', 'published', 'removed'].map(
        (action) => `${action} ${body.cn.text}`,
      ),
    )
  })

  it('are put back by who may still publish, and never where somebody has changed or removed them since', async () => {
    const { body: draft } = await add()
    const { body: published } = await act('publish', draft)
    const ended = await act('end', published)
    const setRole = (role: 'editor' | 'publisher') =>
      database.db.updateTable('staff_member').set({ role }).execute()
    await setRole('editor')
    expect((await publisher.undo(ended)).body.code).toBe('forbidden')
    await setRole('publisher')
    const { body: again } = await act('publish', ended.body)
    expect((await publisher.undo(ended)).body).toEqual({ undone: 0, refused: 1 })
    const endedAgain = await act('end', again)
    await remove(endedAgain.body, await staff.join('publisher'))
    expect((await publisher.undo(endedAgain)).body).toEqual({ undone: 0, refused: 1 })
    expect((await publisher('GET', '/announcements')).body.items).toEqual([])
  })

  it('are refused where visitors would see half of one, or be led astray', async () => {
    const half = async (changed: object) => fault(await act('publish', (await add(changed)).body))
    expect(await half({ en: { text: '', link: '' } })).toEqual(['en.text required'])
    expect(await half({ address: '' })).toEqual(['cn.link linkRequired'])
    expect(await half({ cn: { text: '周六维护', link: '' } })).toEqual(['cn.link linkRequired'])
    expect(await half({ until: now - 1 })).toEqual(['until endsEarly'])
    expect(await half({ from: now + minutes, until: now + minutes })).toEqual(['until endsEarly'])
    const astray = ['javascript:alert(1)', '//evil.example', 'http://a.example', '/admin/news', 'x']
    for (const address of [...astray, 'https://a@evil.example/', 'https://:p@evil.example/'])
      expect(fault(await add({ address })), address).toEqual(['address address'])
    expect(fault(await add({ cn: { text: '长'.repeat(61), link: '' } }))).toEqual(['cn.text tooLong'])
    expect((await add({ address: 'https://partner.example/a' })).body.address).toBe(
      'https://partner.example/a',
    )
    expect((await add({ langs: 'cn', en: { text: '', link: '' } })).status).toBe(200)
  })
})
