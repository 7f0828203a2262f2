import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { remindOfDue } from './due-reminder.ts'

const DAY = 24 * 60 * 60 * 1000

describeEachDatabase('leads of the staff', (database) => {
  let api: TrialApi
  let sales: StaffMember
  let other: StaffMember

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('staff_audit').execute()
    // the history is told in the order of its moments
    const staff = new StaffClient(database.db, { now: () => ++api.now, dataDir: database.settings.dataDir })
    sales = await staff.join('sales', '许诺')
    other = await staff.join('sales', '赵航')
  })

  const applyAs = async (email: string, changes = {}) => (await api.register(email, changes)).id
  const change = (who: StaffMember, id: string, version: number, body: object) =>
    who('PATCH', `/leads/${id}`, body, version)

  const found = async (query: string) =>
    (await sales('GET', `/leads?${query}`)).body.items.map(({ name }: { name: string }) => name)

  it('works an application from its arrival to its end, and writes down who did what', async () => {
    const id = await applyAs('zhang.san@firm.test')
    expect((await change(sales, id, 1, { owner: sales.id })).status).toBe(200)
    expect((await change(sales, id, 2, { status: 'called', due: '2026-11-23T14:30' })).status).toBe(200)
    expect((await sales('POST', `/leads/${id}/notes`, { text: ' 想先看\n报价 ' })).status).toBe(200)
    const { status, body, headers } = await change(sales, id, 3, { status: 'won', company: '某工程设计院' })
    expect([status, headers.get('etag'), body.version]).toEqual([200, '"4"', 4])
    expect(body).toMatchObject({
      status: 'won',
      company: '某工程设计院',
      due: '2026-11-23T14:30',
      owner: { id: sales.id, name: '许诺' },
    })
    const steps = body.history.map(({ kind, by, from, to }: Record<string, string>) => [kind, by, from, to])
    expect(steps).toEqual([
      ['company', '许诺', '', '某工程设计院'],
      ['status', '许诺', 'called', 'won'],
      ['note', '许诺', '', '想先看\n报价'],
      ['due', '许诺', '', '2026-11-23T14:30'],
      ['status', '许诺', 'new', 'called'],
      ['owner', '许诺', '', '许诺'],
      ['received', '', '', ''],
    ])
  })

  it('lets one of two who change it at once be first, and takes the note of both', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const both = await Promise.all([
      change(sales, id, 1, { owner: sales.id }),
      change(other, id, 1, { owner: other.id }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const refused = both.find(({ status }) => status === 412)
    expect([refused?.body.code, refused?.headers.get('etag')]).toEqual(['changed-meanwhile', '"2"'])
    await Promise.all([
      sales('POST', `/leads/${id}/notes`, { text: 'a' }),
      other('POST', `/leads/${id}/notes`, { text: 'b' }),
    ])
    const { body } = await sales('GET', `/leads/${id}`)
    expect(body.version).toBe(2)
    expect(body.history.filter(({ kind }: { kind: string }) => kind === 'note')).toHaveLength(2)
    expect((await sales('PATCH', `/leads/${id}`, { status: 'won' })).status).toBe(428)
    expect((await change(sales, id, 2, { owner: 'nobody' })).body.errors[0].code).toBe('ownerUnknown')
    expect((await change(sales, id, 2, { due: '2026-02-30' })).status).toBe(400)
    expect((await change(sales, id, 2, { status: 'sold' })).status).toBe(400)
    expect((await change(sales, randomUUIDv7(), 1, { status: 'won' })).status).toBe(404)
  })

  it('shows telephone and e-mail to whoever asks for them, which is written down', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const shown = JSON.stringify([
      (await sales('GET', '/leads')).body,
      (await sales('GET', `/leads/${id}`)).body,
    ])
    expect(shown).toContain('138 **** 8000')
    expect(shown).toContain('z***@firm.test')
    expect(shown).not.toMatch(/zhang\.san|13800138000|0013/)
    const reveal = async (field: string) => (await sales('POST', `/leads/${id}/reveal`, { field })).body
    expect(await reveal('telephone')).toEqual({ value: '138 0013 8000', dial: '+8613800138000' })
    expect(await reveal('email')).toEqual({ value: 'zhang.san@firm.test' })
    const { history } = (await sales('GET', `/leads/${id}`)).body
    expect(history.map(({ kind, by, to }: Record<string, string>) => [kind, by, to])).toEqual([
      ['revealed', '许诺', 'email'],
      ['revealed', '许诺', 'telephone'],
      ['received', '', ''],
    ])
    expect(await audited()).toEqual([
      ['leads.revealed', `leads/${id}`, { field: 'telephone' }],
      ['leads.revealed', `leads/${id}`, { field: 'email' }],
    ])
  })

  it('finds by name, company, reference and digits, and tells the same person', async () => {
    const first = await applyAs('a@firm.test', { name: '何志远' })
    await change(sales, first, 1, { company: '某工程设计院' })
    await applyAs('A@firm.test', { name: '李四', telephone: '0571-88888888' })
    await applyAs('c@firm.test', { name: '100%', telephone: '139 0013 9000' })
    const { reference } = (await sales('GET', `/leads/${first}`)).body
    for (const typed of [
      '何志',
      '设计院',
      reference,
      reference.toLowerCase().replaceAll('-', ''),
      '138 0013',
      '8000',
    ])
      expect([typed, await found(`q=${encodeURIComponent(typed)}`)]).toEqual([typed, ['何志远']])
    expect(await found('q=100%25')).toEqual(['100%'])
    expect(await found('q=_')).toEqual([])
    const { items } = (await sales('GET', '/leads')).body
    expect(items.map(({ isDuplicate }: { isDuplicate: boolean }) => isDuplicate)).toEqual([false, true, true])
    const { duplicates } = (await sales('GET', `/leads/${first}`)).body
    expect(duplicates).toMatchObject([{ same: ['email'] }])
  })

  it('filters by what is due, owned, open and when it came, and counts the rest', async () => {
    // 17:00 in China on a Friday
    const late = await applyAs('late@firm.test', { name: '过期' })
    await change(sales, late, 1, { owner: sales.id, due: '2026-11-20T16:59' })
    const today = await applyAs('today@firm.test', { name: '今天' })
    await change(sales, today, 1, { owner: other.id, due: '2026-11-20' })
    const later = await applyAs('later@firm.test', { name: '以后', product: 2 })
    await change(sales, later, 1, { owner: sales.id, due: '2026-11-21' })
    await applyAs('new@firm.test', { name: '新的' })
    const lost = await applyAs('lost@firm.test', { name: '未成' })
    await change(sales, lost, 1, { status: 'lost', lostReason: 'price', due: '2026-11-01' })

    expect(await found('overdue=1')).toEqual(['过期'])
    expect(await found('owner=me')).toEqual(['以后', '过期'])
    expect(await found('owner=none&status=open')).toEqual(['新的'])
    expect(await found('product=dsc')).toEqual(['以后'])
    expect(await found('status=lost')).toEqual(['未成'])
    expect(await found('from=2026-11-21')).toEqual([])
    expect(await found('from=2026-11-20&to=2026-11-20')).toHaveLength(5)
    const { total, statuses, views } = (await sales('GET', '/leads?status=open')).body
    expect([total, statuses.new, statuses.lost]).toEqual([4, 4, 1])
    expect(views).toEqual({ open: 4, mine: 2, overdue: 1, unowned: 1, all: 5 })
    api.now += DAY
    // the session has ended by then
    const staff = new StaffClient(database.db, { now: () => api.now })
    sales = await staff.join('sales', '许诺')
    expect(await found('overdue=1&sort=due')).toEqual(['今天', '过期'])
  })

  it('knows where somebody works by what sales wrote, a domain of their own, or the address, and finds it', async () => {
    const domain = await applyAs('a@xn--fiq228c.example', { name: '域名' })
    await applyAs('b@vip.163.com', { name: '地址', address: '某设计院，杭州' })
    await applyAs('c@yahoo.com.hk', { name: '没有', address: '' })
    const known = async () =>
      (await sales('GET', '/leads')).body.items.map((one: { knownCompany: string }) => one.knownCompany)
    expect(await known()).toEqual(['', '某设计院，杭州', '中文.example'])
    expect(await found('q=中文.example')).toEqual(['域名'])
    expect(await found('q=163.com')).toEqual([])
    await change(sales, domain, 1, { company: '某公司' })
    expect((await known())[2]).toBe('某公司')
    expect(await found('q=某公司')).toEqual(['域名'])
  })

  it('changes several at once but those that somebody else was first with, and exports those that are chosen', async () => {
    const ids = [await applyAs('a@firm.test'), await applyAs('b@firm.test'), await applyAs('c@firm.test')]
    await change(other, ids[1] as string, 1, { owner: other.id })
    const items = [...ids, randomUUIDv7()].map((id) => ({ id, version: 1 }))
    const outcome = await sales('POST', '/leads/changes', {
      items,
      change: { status: 'called', owner: sales.id },
    })
    expect([outcome.status, outcome.body]).toEqual([200, { changed: 2, refused: [ids[1], items[3]?.id] }])
    const { items: after } = (await sales('GET', '/leads')).body
    expect(
      after.map(({ status, owner }: { status: string; owner: { name: string } }) => [status, owner.name]),
    ).toEqual([
      ['called', '许诺'],
      ['new', '赵航'],
      ['called', '许诺'],
    ])
    const history = (await sales('GET', `/leads/${ids[0]}`)).body.history
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['owner', 'status', 'received'])
    const unknown = { items: [{ id: ids[0], version: 2 }], change: { owner: 'nobody' } }
    expect((await sales('POST', '/leads/changes', unknown)).status).toBe(422)
    const many = Array.from({ length: 101 }, () => ({ id: randomUUIDv7(), version: 1 }))
    expect((await sales('POST', '/leads/changes', { items: many, change: {} })).status).toBe(400)
    const chosen = { lang: 'en', status: 'called', ids: ids.slice(1) }
    const { body: csv } = await sales('POST', '/leads/csv', chosen)
    expect(csv.match(/.@firm\.test/g)).toEqual(['c@firm.test', 'c@firm.test'])
  })

  it('keeps the filters a member has saved, for nobody else', async () => {
    const save = (name: string, search = 'status=new&owner=me') =>
      sales('POST', '/leads/views', { name, search })
    const first = (await save(' 我的新申请 ')).body
    expect(first).toEqual({ id: first.id, name: '我的新申请', search: 'status=new&owner=me' })
    expect((await save('我的新申请')).body.errors[0].code).toBe('nameTaken')
    expect((await save('找人', 'q=zhang')).status).toBe(400)
    expect((await save('  ')).status).toBe(400)
    const second = (await save('全部', '')).body
    const renamed = (who: StaffMember, id: string, name: string) => who('PUT', `/leads/views/${id}`, { name })
    expect((await renamed(sales, second.id, '进行中')).body).toEqual({ ...second, name: '进行中' })
    expect((await renamed(sales, second.id, '我的新申请')).status).toBe(422)
    expect((await renamed(other, second.id, '别人的')).status).toBe(404)
    expect((await other('DELETE', `/leads/views/${second.id}`)).status).toBe(404)
    expect((await other('GET', '/leads/views')).body.items).toEqual([])
    expect((await sales('DELETE', `/leads/views/${first.id}`)).status).toBe(204)
    expect((await sales('GET', '/leads/views')).body.items).toEqual([{ ...second, name: '进行中' }])
    for (let n = 0; n < 19; n += 1) await save(`视图${n}`)
    expect((await save('太多')).body.errors[0].code).toBe('tooMany')
  })

  it('tells the webhook once a day from nine on how many are due for whom, and nothing of applicants', async () => {
    const tell = (now: string) =>
      remindOfDue(database.db, 'https://admin.firm.example', Date.parse(`${now}+08:00`))
    const notices = async () =>
      (await database.db.selectFrom('mail').select('text').where('kind', '=', 'notice').execute()).map(
        ({ text }) => text,
      )
    await tell('2026-11-19T09:00')
    expect(await notices()).toEqual([])
    for (const [due, owner] of [
      ['2026-11-19', sales.id],
      ['2026-11-20T14:30', sales.id],
      ['2026-11-20', null],
      ['2026-11-21', other.id],
    ] as const)
      await change(sales, await applyAs(`a${due.replace(/\D/g, '')}@firm.test`), 1, { due, owner })
    await tell('2026-11-20T08:59')
    expect(await notices()).toEqual([])
    // a start after nine, two instances
    await Promise.all([tell('2026-11-20T11:20'), tell('2026-11-20T11:20')])
    await tell('2026-11-20T16:00')
    expect(await notices()).toEqual([
      '今天要联系3份试用申请\n\n- 许诺：2份，其中1份已过期\n- 未分配：1份\n\n[打开今天](https://admin.firm.example/admin)',
    ])
    await tell('2026-11-21T09:00')
    expect(await notices()).toHaveLength(2)
  })

  it('gives the filter as a table, without telling anybody what was searched for', async () => {
    await applyAs('a@firm.test', { name: '=cmd()' })
    await applyAs('b@firm.test', { name: '李四', product: 2 })
    const { status, body } = await sales('POST', '/leads/csv', { lang: 'en', product: 'mvda', q: 'cmd' })
    expect(status).toBe(200)
    expect(body.trim().split('\r\n')).toHaveLength(2)
    expect(await audited()).toEqual([['leads.exported', 'leads', { product: 'mvda', rows: 1 }]])
  })

  it('erases a person with notes, history and what the audit log says of them', async () => {
    const id = await applyAs('zhang.san@firm.test')
    const stays = await applyAs('li.si@firm.test')
    await sales('POST', `/leads/${id}/notes`, { text: '张三说……' })
    await sales('POST', `/leads/${stays}/notes`, { text: '同事 Zhang.San@firm.test 也申请了' })
    await sales('POST', `/leads/${stays}/notes`, { text: '回电' })
    await sales('POST', `/leads/${id}/reveal`, { field: 'email' })
    const typed = { emails: ['zhang.san@firm.test'], confirm: 'Zhang.San@firm.test' }
    expect((await sales('POST', '/persons/erase', typed)).body).toMatchObject({ applications: 1, notes: 1 })
    expect((await sales('GET', `/leads/${id}`)).status).toBe(404)
    const events = await database.db.selectFrom('lead_event').selectAll().execute()
    expect(events.map(({ application_id, new_value }) => [application_id, new_value])).toEqual([
      [stays, '回电'],
    ])
    expect(JSON.stringify(await audited())).not.toContain(id)
  })

  it('lists what nobody has verified after the rest, in every order and over pages', async () => {
    await applyAs('zhang.san@firm.test', { name: '早' })
    await applyAs('li.si@firm.test', { name: '晚' })
    for (const name of ['一', '二']) {
      api.now += 60_000
      await api.deliver(applicationBody({ name }))
    }
    const paged = async (query: string) => {
      const names: string[] = []
      let cursor = ''
      do {
        const { body } = await sales('GET', `/leads?${query}${cursor}`)
        names.push(...body.items.map(({ name }: { name: string }) => name))
        cursor = body.nextCursor && `&cursor=${body.nextCursor}`
      } while (cursor)
      return names
    }
    expect(await paged('limit=1')).toEqual(['晚', '早', '二', '一'])
    expect(await paged('limit=1&sort=due')).toEqual(['早', '晚', '一', '二'])
  })

  async function audited() {
    const rows = await database.db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', 'like', 'leads.%')
      .orderBy('id')
      .execute()
    return rows.map(({ action, subject, detail }) => [action, subject, JSON.parse(detail)])
  }
})
