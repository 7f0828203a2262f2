import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import { download, storeDownloads } from '../../tests/download-records.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { type StaffAnswer, StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { forgetTrials, TrialApi } from '../../tests/trial-requests.ts'

describeEachDatabase('what was done, for ten seconds', (database) => {
  let api: TrialApi
  let staff: StaffClient
  let sales: StaffMember
  let other: StaffMember

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    staff = new StaffClient(database.db, { now: () => api.now, dataDir: database.settings.dataDir })
    sales = await staff.join('admin', '许诺')
    other = await staff.join('admin', '赵航')
  })

  const applyAs = async (email: string) => (await api.register(email)).id

  const lead = async (id: string) => (await sales('GET', `/leads/${id}`)).body
  const setRole = (who: StaffMember, role: Role) =>
    database.db.updateTable('staff_member').set({ role }).where('id', '=', who.id).execute()
  /** First as somebody who has got a role that may not do it. */
  const undoInRole = async (who: StaffMember, answer: StaffAnswer, role: Role) => {
    await setRole(who, role)
    expect((await who.undo(answer)).body).toMatchObject({ status: 403, code: 'forbidden' })
    await setRole(who, 'admin')
    return who.undo(answer)
  }
  const mailsTo = async ({ email }: StaffMember) => {
    const mails = database.db.selectFrom('mail').select('text').where('recipient', '=', email)
    return (await mails.execute()).map(({ text }) => text)
  }
  const took = { undone: 1, refused: 0 }

  it('a change of an application is taken back with what it wrote into the history, once, by whoever made it', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const before = await lead(id)
    const change = { status: 'called', owner: other.id, due: '2026-12-01', company: '设计院', note: '请回电' }
    const changed = await sales('PATCH', `/leads/${id}`, change, 1)
    expect(await lead(id)).toMatchObject({ status: 'called', company: '设计院' })
    expect((await other.undo(changed)).body).toMatchObject({ status: 409, code: 'undo-expired' })
    api.now += 10_000
    expect((await undoInRole(sales, changed, 'editor')).body).toEqual(took)
    expect(await lead(id)).toEqual({ ...before, version: 3 })
    // the next owner hears nothing of it
    expect(await mailsTo(other)).toEqual([])
    const { contacted_at } = await database.db
      .selectFrom('trial_application')
      .select('contacted_at')
      .executeTakeFirstOrThrow()
    expect(contacted_at).toBeNull()
    expect((await sales.undo(changed)).status).toBe(409)
  })

  it('is over after them, and never takes back what somebody else has changed since', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const first = await sales('PATCH', `/leads/${id}`, { status: 'called' }, 1)
    await other('PATCH', `/leads/${id}`, { due: '2026-12-01' }, 2)
    expect((await sales.undo(first)).body).toEqual({ undone: 0, refused: 1 })
    const second = await sales('PATCH', `/leads/${id}`, { status: 'won' }, 3)
    api.now += 16_000
    expect((await sales.undo(second)).status).toBe(409)
    expect(await lead(id)).toMatchObject({ status: 'won', due: '2026-12-01' })
  })

  it('several that were changed at once are taken back at once', async () => {
    const ids = [await applyAs('a@firm.test'), await applyAs('b@firm.test'), await applyAs('c@firm.test')]
    const items = ids.map((id) => ({ id, version: 1 }))
    const change = { status: 'lost', lostReason: 'price', owner: other.id }
    const changed = await sales('POST', '/leads/changes', { items, change })
    expect(changed.body).toEqual({ changed: 3, refused: [] })
    await other('PATCH', `/leads/${ids[0]}`, { status: 'called' }, 2)
    expect((await sales.undo(changed)).body).toEqual({ undone: 2, refused: 1 })
    const statuses = await Promise.all(ids.map(async (id) => (await lead(id)).status))
    expect(statuses).toEqual(['called', 'new', 'new'])
  })

  it('keep the message to their next owner about those that stay given', async () => {
    const ids = [await applyAs('a@firm.test'), await applyAs('b@firm.test'), await applyAs('c@firm.test')]
    const [a, b, c] = await Promise.all(ids.map(async (id) => (await lead(id)).reference))
    const third = await staff.join('admin', '第三')
    const items = ids.map((id) => ({ id, version: 1 }))
    const given = await sales('POST', '/leads/changes', {
      items,
      change: { owner: other.id, note: '都给你' },
    })
    await third('PATCH', `/leads/${ids[1]}`, { due: '2026-12-01' }, 2)
    await third('PATCH', `/leads/${ids[2]}`, { owner: third.id }, 2)
    expect((await sales.undo(given)).body).toEqual({ undone: 1, refused: 2 })
    expect((await lead(ids[1] ?? '')).owner.id).toBe(other.id)
    const [text, ...more] = await mailsTo(other)
    expect(more).toEqual([])
    expect(text).toMatch(new RegExp(`都给你[\\s\\S]*${b}`))
    expect(text).not.toMatch(new RegExp(`${a}|${c}`))
  })

  it.each(['deactivated', 'editor'] as const)(
    'never give an application to an owner who is %s by now',
    async (left) => {
      const id = await applyAs('zhang.san@firm.test')
      await other('PATCH', `/leads/${id}`, { owner: other.id }, 1)
      const taken = await sales('PATCH', `/leads/${id}`, { owner: sales.id, status: 'called' }, 2)
      const gone = left === 'editor' ? { role: left } : { deactivated_at: api.now }
      await database.db.updateTable('staff_member').set(gone).where('id', '=', other.id).execute()
      expect((await sales.undo(taken)).body).toEqual({ undone: 0, refused: 1 })
      expect(await lead(id)).toMatchObject({ status: 'called', owner: { id: sales.id, state: 'active' } })
    },
  )

  it('stays possible while somebody else is erased, but for what that was about', async () => {
    const ids = [await applyAs('a@firm.test'), await applyAs('b@firm.test')]
    const items = ids.map((id) => ({ id, version: 1 }))
    const changed = await sales('POST', '/leads/changes', { items, change: { status: 'called' } })
    const noted = await other('POST', `/leads/${ids[1]}/notes`, { text: '写错了' })
    const confirm = { emails: ['a@firm.test'], confirm: 'a@firm.test' }
    expect((await other('POST', '/persons/erase', confirm)).status).toBe(200)
    const kept = await database.db.selectFrom('staff_undo').select('entries').execute()
    expect(JSON.stringify(kept)).not.toContain(ids[0])
    expect((await sales.undo(changed)).body).toEqual(took)
    expect((await lead(ids[1] ?? '')).status).toBe('new')
    expect((await other.undo(noted)).body).toEqual(took)
  })

  it('an article is found by its public text again, not by the draft over it alone', async () => {
    const content = (bodyHtml: string) => ({ title: '标题', summary: '摘要', bodyHtml })
    const draft = (await sales('POST', '/news', {})).body
    const saved = (bodyHtml: string) => ({
      category: draft.category,
      coverId: null,
      cn: content(bodyHtml),
      en: null,
    })
    const path = `/news/${draft.id}`
    let { version } = (await sales('PUT', path, saved('<p>独角兽</p>'), draft.version)).body
    version = (await sales('POST', `${path}/publish`, { langs: ['cn'] }, version)).body.version
    version = (await sales('PUT', path, saved('<p>改写过</p>'), version)).body.version
    const withdrawn = await sales('POST', `${path}/withdraw`, { langs: ['cn'] }, version)
    expect((await sales.undo(withdrawn)).body).toEqual(took)
    const found = await sales('GET', `/news?q=${encodeURIComponent('独角兽')}`)
    expect(found.body.items).toMatchObject([{ id: draft.id }])
  })

  it('a note is gone again', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const noted = await sales('POST', `/leads/${id}/notes`, { text: '写错了' })
    expect((await undoInRole(sales, noted, 'publisher')).body).toEqual(took)
    expect((await lead(id)).history.map(({ kind }: { kind: string }) => kind)).toEqual(['received'])
  })

  it('an article, a position, a package that went out of public stand there again', async () => {
    const content = { title: '标题', summary: '摘要', bodyHtml: '<p>正文</p>' }
    const draft = (await sales('POST', '/news', {})).body
    const { category } = draft
    const saved = { category, coverId: null, cn: content, en: null }
    const article = (await sales('PUT', `/news/${draft.id}`, saved, draft.version)).body
    const published = await sales('POST', `/news/${article.id}/publish`, { langs: ['cn'] }, article.version)
    const { version } = published.body
    const withdrawn = await sales('POST', `/news/${article.id}/withdraw`, { langs: ['cn'] }, version)
    expect([withdrawn.status, withdrawn.body.cn.state]).toEqual([200, 'withdrawn'])
    expect((await undoInRole(sales, withdrawn, 'sales')).body).toEqual(took)
    const back = (await sales('GET', `/news/${article.id}`)).body
    expect(back.cn).toEqual({ ...published.body.cn, changed: back.cn.changed })
    expect(back.version).toBe(version + 2)

    const text = { title: '工程师', team: '研发', city: '杭州', type: '全职', summary: '摘要' }
    const cn = { ...text, duties: ['做事'], requirements: ['会做'] }
    const position = (await sales('POST', '/jobs')).body
    const filled = { validThrough: '2027-01-01', cn, en: null }
    const written = (await sales('PUT', `/jobs/${position.id}`, filled, position.version)).body
    const open = (await sales('POST', `/jobs/${position.id}/publish`, undefined, written.version)).body
    const closed = await sales('POST', `/jobs/${position.id}/close`, undefined, open.version)
    expect(closed.body.state).toBe('closed')
    expect((await undoInRole(sales, closed, 'sales')).body).toEqual(took)
    expect((await sales('GET', `/jobs/${position.id}`)).body.state).toBe('public')

    const one = download(9_000)
    await storeDownloads(database.db, join(database.settings.dataDir, 'files'), one)
    const { id } = one
    const { edition } = (await sales('GET', `/packages/${id}`)).body
    const gone = await sales('POST', `/packages/${id}/withdraw`, undefined, edition)
    expect((await undoInRole(sales, gone, 'sales')).body).toEqual(took)
    expect((await sales('GET', `/packages/${id}`)).body).toMatchObject({
      state: 'public',
      edition: edition + 2,
    })
  })
})
