import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { cn as mails } from '#contract/mails/cn.ts'
import { en as mailsEn } from '#contract/mails/en.ts'
import { unitsOf, type Words, wordAt } from '#contract/texts/site-texts.ts'
import { SiteTexts } from '#contract/texts/text-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { newKey } from '../../tests/trial-requests.ts'
import { contentVersion } from '../app/content-version.ts'

const modules = import.meta.glob<{ default: Words }>('../../i18n/{cn,en}/**/index.ts', { eager: true })

function messagesOf(lang: 'cn' | 'en', part: string): Words {
  if (part === 'mails') return { cn: mails, en: mailsEn }[lang]
  return modules[`../../i18n/${lang}/${part === 'root' ? '' : `${part}/`}index.ts`]?.default ?? {}
}

/** What is sent of a text, over what the code says. */
function typed(part: string, place: string, cn: unknown, en: unknown = null) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const side = (lang: 'cn' | 'en') => JSON.stringify(wordAt(messagesOf(lang, part), place) ?? '')
  return { part, place, base: { cn: side('cn'), en: side('en') }, draft: { cn: json(cn), en: json(en) } }
}
const text = typed('home', 'title', '新</script>')
const { base } = text

type Chosen = { id: string; version: number }

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

describeEachDatabase('texts of the site', (database) => {
  let staff: StaffClient
  let editor: StaffMember
  let publisher: StaffMember
  let now = Date.UTC(2026, 10, 20)

  beforeEach(async () => {
    await database.db.deleteFrom('site_text').execute()
    await database.db.deleteFrom('site_text_revision').execute()
    now = Date.now()
    staff = new StaffClient(database.db, { now: () => now })
    editor = await staff.join('editor')
    publisher = await staff.join('publisher')
  })

  const call = (path: string, body: object, by = publisher) => by('POST', `/site${path}`, body)
  const change = (id: string, version: number, draft: object) =>
    editor('PUT', `/site/${id}`, { draft, base }, version)
  const published = async (lang: string) => {
    const { items } = await (await staff.app.request(`/words/${lang}`)).json()
    return items.map(({ part, place, value }: Record<string, string>) => [`${part}/${place}`, value])
  }
  const takeBack = (id: string, version: number) =>
    publisher('POST', `/site/${id}/take-back`, undefined, version)
  const history = async (id: string) => (await editor('GET', `/site/${id}/revisions`)).body.items
  const chosen = ({ id, version }: Chosen) => ({ items: [{ id, version }] })

  /** @returns what was refused, by field */
  const faults = async (body: object, path = '') => {
    const answer = await call(path, body)
    const errors: { field: string; code: string }[] = answer.body?.errors ?? []
    return [answer.status, ...errors.map(({ field, code }) => `${field}: ${code}`)]
  }

  it('take a telephone, the same in both languages, where one is dialled', async () => {
    const phone = (cn: unknown, en: unknown = cn) => faults(typed('root', 'company.phone', cn, en))
    expect(await phone('javascript:1')).toEqual([422, 'draft.cn: phone', 'draft.en: phone'])
    expect(await phone('400-111-2222', '400-111-3333')).toEqual([422, 'draft: differs'])
    expect(await phone('400-111-2222', null)).toEqual([422, 'draft: differs'])
    expect(await phone('400-111-2222')).toEqual([200])
  })

  it.each([
    ['nonsense', 'a.b', '新', 'place: unknown'],
    ['home', 'nothing', '新', 'place: unknown'],
    ['home', '__proto__.polluted', '新', 'place: unknown'],
    ['constructor', 'prototype.x', '新', 'place: unknown'],
    ['home', 'title.length', '新', 'place: unknown'],
    ['home', 'functions', '新', 'place: unknown'],
    ['trial', 'form.consent.before', '新', 'place: unknown'],
    ['mails', 'company', '新', 'place: unknown'],
    ['home', 'title', 5, 'draft.cn: shape'],
    ['mails', 'confirmation.subject', '没有编号', 'draft.cn: placeholder'],
  ])('of %s/%s refuse %j, which no page and no mail would show: %s', async (part, place, value, fault) => {
    expect(await faults(typed(part, place, value))).toEqual([422, fault])
    expect(await database.db.selectFrom('site_text').select('id').execute()).toEqual([])
  })

  it('refuse what is no JSON, and what was written over something else than the code says', async () => {
    const nothing = { ...text, draft: { cn: 'no JSON', en: null } }
    expect(await faults(nothing)).toEqual([422, 'draft.cn: shape'])
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(await faults({ ...text, draft: { cn: deep, en: null } })).toEqual([422, 'draft.cn: shape'])
    expect(await faults({ ...text, base: { cn: '"旧"', en: base.en } })).toEqual([
      422,
      'base.cn: code-changed',
    ])
  })

  it('are not published where the code says something else by now', async () => {
    const { body } = await call('', text, editor)
    await database.db.updateTable('site_text').set({ base: '{"cn":"\\"旧\\"","en":"\\"Old\\""}' }).execute()
    expect(await faults({ ...chosen(body), at: null }, '/publish')).toEqual([422, 'base.cn: code-changed'])
    expect(await published('cn')).toEqual([])
  })

  it('are not published at once by a time that has passed', async () => {
    const { body } = await call('', text, editor)
    expect(await faults({ ...chosen(body), at: 0 }, '/publish')).toEqual([422, 'at: time-passed'])
    expect(await published('cn')).toEqual([])
    expect((await call('/publish', { ...chosen(body), at: now - 30_000 })).status).toBe(200)
    expect(await published('cn')).not.toEqual([])
  })

  it('have no characters that end a script, break a line or turn the direction of what follows', async () => {
    const hostile = '新\u0000标\u001b题\u0085\u2028\u2029\r\n\u202e一\u2066二\ufeff\ud800三'
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    const cn = JSON.stringify(hostile).replace(/[\u0080-\uffff]/g, escaped)
    const { body } = await call('', { ...text, draft: { cn, en: null } }, editor)
    expect(body.draft.cn).toBe('"新 标 题 一二三"')
    await call('/publish', { ...chosen(body), at: null })
    expect(await published('cn')).toEqual([['home/title', '"新 标 题 一二三"']])
  })

  it('are gone once they say what the code says, but for the history of what was public', async () => {
    const rows = () => database.db.selectFrom('site_text').select('place').execute()
    expect(
      (await call('', typed('home', 'title', wordAt(messagesOf('cn', 'home'), 'title')), editor)).body,
    ).toBeNull()
    const one = (await call('', text, editor)).body
    expect((await change(one.id, 1, { cn: null, en: null })).body).toBeNull()
    const two = (await call('', text, editor)).body
    expect((await call('/discards', chosen(two), editor)).body.items).toEqual([])
    expect(await rows()).toEqual([])
    const three = (await call('', text, editor)).body
    await call('/publish', { ...chosen(three), at: null })
    const back = await takeBack(three.id, 2)
    expect(back.body).toMatchObject({ published: { cn: null, en: null }, changed: false })
    expect(await history(three.id)).toHaveLength(2)
    // the code gave its key up
    await database.db.updateTable('site_text').set({ place: 'renamed' }).execute()
    expect((await takeBack(three.id, 3)).body.published).toEqual(text.draft)
    expect((await takeBack(three.id, 4)).body).toBeNull()
    expect(await database.db.selectFrom('site_text_revision').selectAll().execute()).toEqual([])
  })

  it('come back over what they were written over, not over what the code says by now', async () => {
    const { body } = await call('', text, editor)
    await call('/publish', { ...chosen(body), at: null })
    const old = '{"cn":"\\"旧\\"","en":"\\"Old\\""}'
    await database.db.updateTable('site_text_revision').set({ base: old }).execute()
    const { body: draft } = await change(body.id, 2, { cn: '"又一个"', en: null })
    const [discarded] = (await call('/discards', chosen(draft), editor)).body.items
    expect(discarded).toMatchObject({ draft: text.draft, base: { cn: '"旧"' } })
    const again = (await change(body.id, discarded.version, { cn: '"又一个"', en: null })).body
    const [second] = (await call('/publish', { ...chosen(again), at: null })).body.items
    await takeBack(body.id, second.version)
    const { items } = await (await staff.app.request('/words/cn')).json()
    expect(items).toMatchObject([{ value: '"新</script>"', of: sha256('"旧"') }])
  })

  it('of one row that is broken, or of another version, keep no other from being read', async () => {
    const { body } = await call('', text, editor)
    await call('/publish', { ...chosen(body), at: null })
    const row = { base: '', state: 'draft', version: 1, changed_at: now, changed_by: '' } as const
    const broken = ['', 'null', '5', '{"cn":"no JSON","en":"null"}', '{"cn":5}']
    const rows = broken.map((draft, at) => ({
      ...row,
      id: `019a9f00-0000-7000-8000-00000000000${at}`,
      part: 'home',
      place: `p${at}`,
      draft,
    }))
    await database.db
      .insertInto('site_text')
      .values([...rows, { ...row, id: 'no id', part: 'No part', place: '', draft: '' }])
      .execute()
    await database.db
      .insertInto('site_text_revision')
      .values(
        rows.map(({ id, draft }) => {
          const at = { public_from: now, published_at: now, published_by: '' }
          return { id: newKey(), text_id: id, content: draft, base: draft, ...at }
        }),
      )
      .execute()
    const { status, body: list } = await editor('GET', '/site')
    expect([status, list.items.length]).toEqual([200, 6])
    expect(SiteTexts.allows(list)).toBe(true)
    expect(await published('cn')).toEqual([['home/title', '"新</script>"']])
    const ids = list.items
      .filter(({ place }: { place: string }) => place !== 'title')
      .map(({ id, version }: Chosen) => ({ id, version }))
    expect((await call('/discards', { items: ids }, editor)).body.items).toHaveLength(1)
  })

  it('are confirmed by an administrator, and not any more', async () => {
    const admin = await staff.join('admin')
    const confirm = (confirmed: boolean, by = admin) =>
      call('/confirmations', { topic: 'company', confirmed }, by)
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
    const two = (await call('', typed('home', 'functions.heading', '一'), editor)).body
    const second = typed('home', 'functions.heading', '二')
    await editor('PUT', `/site/${two.id}`, { draft: second.draft, base: second.base }, 1)
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
    expect((await takeBack(body.id, 1)).status).toBe(412)
    expect((await takeBack(body.id, planned.version)).body.published).toEqual(text.draft)
    expect(await published('en')).toEqual([])
    expect(await history(body.id)).toHaveLength(3)
  })

  it('are not published where sites could not read all of them any more', async () => {
    const parts = [
      'home',
      'trial',
      'compare',
      'buying',
      'security',
      'product-mvda',
      'product-dsc',
      'product-av',
    ]
    const places = parts
      .flatMap((part) => unitsOf(part, messagesOf('cn', part)))
      .filter(
        ({ value, place }) => typeof value === 'string' && !/[{}]/.test(value) && !/^seo|\.seo/.test(place),
      )
    const items: { id: string; version: number }[] = []
    for (const { part, place } of places.slice(0, 165))
      items.push((await call('', typed(part, place, '长'.repeat(4_000)), editor)).body)
    const publish = (some: typeof items) => call('/publish', { ...all(some), at: null })
    const all = (some: typeof items) => ({ items: some.map(({ id, version }) => ({ id, version })) })
    expect(items.every(Boolean)).toBe(true)
    expect((await publish(items)).body.code).toBe('too-many')
    expect(await published('cn')).toEqual([])
    expect((await publish(items.slice(2))).status).toBe(200)
    expect(await (await staff.app.request('/words/cn')).text()).toSatisfy(
      (body: string) => Buffer.byteLength(body) < 2_000_000,
    )
    expect((await publish(items.slice(0, 2))).body.code).toBe('too-many')
    const later = { ...all(items.slice(0, 2)), at: now + 60_000 }
    expect((await call('/publish', later)).body.code).toBe('too-many')
  })

  it('go back to what is public when a draft is discarded', async () => {
    const { body } = await call('', text, editor)
    await call('/publish', { ...chosen(body), at: null })
    const draft = (await change(body.id, 2, { cn: '"又一个"', en: null })).body
    const { items } = (await call('/discards', chosen(draft), editor)).body
    expect(items[0]).toMatchObject({ draft: text.draft, changed: false })
  })
})
