import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { newKey } from '../../tests/trial-requests.ts'
import { contentVersion } from '../app/content-version.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const base = { cn: '"旧"', en: '"Old"' }
const text = { part: 'home', place: 'title', base, draft: { cn: '"新</script>"', en: null } }

describeEachDatabase('texts of the site', (database) => {
  let staff: StaffClient
  let editor: string
  let publisher: string
  let now = Date.UTC(2026, 10, 20)

  beforeEach(async () => {
    await database.db.deleteFrom('site_text').execute()
    await database.db.deleteFrom('site_text_revision').execute()
    now = Date.now()
    staff = new StaffClient(database.db, { now: () => now })
    const name = () => `${newKey()}@firm.example`.toLowerCase()
    editor = await staff.member('editor', name())
    publisher = await staff.member('publisher', name())
  })

  const call = (path: string, body: object, token = publisher) =>
    staff.call('POST', `/site${path}`, token, body)
  const change = (id: string, version: number, draft: object, token = editor) =>
    staff.call('PUT', `/site/${id}`, token, { draft, base }, { 'if-match': `"${version}"` })
  const published = async (lang: string) => {
    const { items } = await (await staff.app.request(`/words/${lang}`)).json()
    return items.map(({ part, place, value }: Record<string, string>) => [`${part}/${place}`, value])
  }
  const chosen = ({ id, version }: { id: string; version: number }) => ({ items: [{ id, version }] })

  it('take a telephone, the same in both languages, where one is dialled', async () => {
    const phone = { part: 'root', place: 'company.phone', base: { cn: '"400-1"', en: '"400-1"' } }
    const typed = async (cn: unknown, en: unknown) =>
      (await call('', { ...phone, draft: { cn: JSON.stringify(cn), en: JSON.stringify(en) } }, editor)).status
    expect(await typed('javascript:1', 'javascript:1')).toBe(400)
    expect(await typed('400-111-2222', '400-111-3333')).toBe(400)
    expect((await call('', { ...phone, draft: { cn: '"400-111-2222"', en: null } }, editor)).status).toBe(400)
    expect((await call('', { ...phone, draft: { cn: 'no JSON', en: 'no JSON' } }, editor)).status).toBe(400)
    expect(await typed('400-111-2222', '400-111-2222')).toBe(200)
  })

  it('take a choice of known keys, each once and as many as there are places', async () => {
    const shown = { part: 'home', place: 'carousel.shown', base: { cn: '[]', en: '[]' } }
    const typed = async (keys: string[]) => {
      const json = JSON.stringify(keys)
      return (await call('', { ...shown, draft: { cn: json, en: json } }, editor)).status
    }
    expect(await typed(['a2m', 'mvda', 'av', 'gone'])).toBe(400)
    expect(await typed(['a2m', 'mvda', 'av', 'av'])).toBe(400)
    expect(await typed(['a2m', 'mvda', 'av'])).toBe(400)
    expect(await typed(['a2m', 'mvda', 'av', 'dsc'])).toBe(200)
  })

  it('are confirmed by an administrator, and not any more', async () => {
    const admin = await staff.member('admin', `${newKey()}@firm.example`.toLowerCase())
    const confirm = (confirmed: boolean, token = admin) =>
      call('/confirmations', { topic: 'company', confirmed }, token)
    expect((await confirm(true, publisher)).status).toBe(403)
    const { body } = await confirm(true)
    expect(body.items).toMatchObject([{ topic: 'company', by: expect.any(String) }])
    expect(body.settings).toEqual(['MAIL_FROM', 'SALES_EMAIL'])
    now += 1_000
    expect((await confirm(true)).body).toEqual(body)
    expect((await confirm(false)).body.items).toEqual([])
    const said = await database.db
      .selectFrom('staff_audit')
      .select('action')
      .where('subject', '=', 'confirmation/company')
      .orderBy('id')
      .execute()
    expect(said.map(({ action }) => action)).toEqual(['site.confirmed', 'site.unconfirmed'])
    expect((await call('/confirmations', { topic: 'none', confirmed: true }, admin)).status).toBe(400)
  })

  it('are seen by nobody before they are published, and then in the language that was changed', async () => {
    const { status, body } = await call('', text, editor)
    expect([status, body.version, body.changed]).toEqual([200, 1, true])
    expect((await call('/review', { ...chosen(body), ready: true }, editor)).body.items[0].state).toBe(
      'submitted',
    )
    expect(await published('cn')).toEqual([])
    expect((await call('/publish', { ...chosen({ ...body, version: 2 }), at: null }, editor)).status).toBe(
      403,
    )
    const before = await contentVersion(database.db, now)
    const answer = await call('/publish', { ...chosen({ ...body, version: 2 }), at: null })
    expect(answer.body.items[0]).toMatchObject({ changed: false, published: text.draft })
    expect(await published('cn')).toEqual([['home/title', '"新</script>"']])
    expect(await published('en')).toEqual([])
    expect(await contentVersion(database.db, now)).not.toBe(before)
    expect((await staff.app.request('/words/de')).status).toBe(404)
  })

  it('are saved by one of two who began at the same time', async () => {
    const { body } = await call('', text, editor)
    expect((await call('', text, editor)).status).toBe(412)
    expect((await change(body.id, 1, { cn: '"A"', en: null })).body.version).toBe(2)
    expect((await change(body.id, 1, { cn: '"B"', en: null })).status).toBe(412)
  })

  it('are published together or not at all', async () => {
    const one = (await call('', text, editor)).body
    const two = (await call('', { ...text, place: 'lead' }, editor)).body
    await change(two.id, 1, { cn: '"二"', en: null })
    const both = (version: number) => ({
      items: [one, { ...two, version }].map(({ id, version }) => ({ id, version })),
    })
    expect((await call('/publish', { ...both(1), at: null })).status).toBe(412)
    expect(await published('cn')).toEqual([])
    expect((await call('/publish', { ...both(2), at: null })).status).toBe(200)
    expect(await published('cn')).toHaveLength(2)
  })

  it('become public at their time, and are taken back', async () => {
    const { body } = await call('', text, editor)
    await call('/publish', { ...chosen(body), at: null })
    const second = (await change(body.id, 2, { cn: '"后"', en: '"Later"' })).body
    const [planned] = (await call('/publish', { ...chosen(second), at: now + 60_000 })).body.items
    expect(planned.next.content).toEqual({ cn: '"后"', en: '"Later"' })
    expect(await published('en')).toEqual([])
    const before = await contentVersion(database.db, now)
    now += 60_000
    expect(await contentVersion(database.db, now)).not.toBe(before)
    expect(await published('en')).toEqual([['home/title', '"Later"']])
    const takeBack = (version: number) =>
      staff.call('POST', `/site/${body.id}/take-back`, publisher, undefined, { 'if-match': `"${version}"` })
    expect((await takeBack(1)).status).toBe(412)
    expect((await takeBack(planned.version)).body.published).toEqual(text.draft)
    expect(await published('en')).toEqual([])
    const { body: history } = await staff.call('GET', `/site/${body.id}/revisions`, editor)
    expect(history.items).toHaveLength(3)
  })

  it('are not published where sites could not read all of them any more', async () => {
    const long = JSON.stringify('长'.repeat(13_300))
    const draft = { cn: long, en: null }
    const items: { id: string; version: number }[] = []
    for (let index = 0; index < 50; index += 1)
      items.push((await call('', { ...text, place: `p${index}`, draft }, editor)).body)
    const publish = (some: typeof items) => call('/publish', { ...all(some), at: null })
    const all = (some: typeof items) => ({ items: some.map(({ id, version }) => ({ id, version })) })
    expect((await publish(items)).body.code).toBe('too-many')
    expect(await published('cn')).toEqual([])
    expect((await publish(items.slice(1))).status).toBe(200)
    expect(await (await staff.app.request('/words/cn')).text()).toSatisfy(
      (body: string) => Buffer.byteLength(body) < 2_000_000,
    )
    expect((await publish(items.slice(0, 1))).body.code).toBe('too-many')
    const later = { ...all(items.slice(0, 1)), at: now + 60_000 }
    expect((await call('/publish', later)).body.code).toBe('too-many')
  })

  it('go back to what is public when a draft is discarded', async () => {
    const { body } = await call('', text, editor)
    const { items } = (await call('/discards', chosen(body), editor)).body
    expect(items[0]).toMatchObject({ draft: { cn: null, en: null }, changed: false })
  })
})
