import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import cn from '../../i18n/cn/admin-leads/index.ts'
import en from '../../i18n/en/admin-leads/index.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { fillApplications } from '../../tests/fill-tables.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'

const MANY = 8_000

describeEachDatabase('the export of applications', (database) => {
  let client: StaffClient
  let token: string
  beforeAll(async () => {
    client = new StaffClient(database.db, { now: () => Date.UTC(2026, 10, 20, 9) })
    token = await client.member('sales')
  })
  beforeEach(() => forgetTrials(database.db))

  const ask = (body: object) => client.call('POST', '/leads/csv', token, { lang: 'cn', ...body })

  async function open(body: object): Promise<Response> {
    return client.app.request('/staff/v1/leads/csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'cn', ...body }),
    })
  }

  it('has dates, telephones, states, campaign, notes and first contact as people read them', async () => {
    const api = new TrialApi(database.db)
    const source = 'page=/cn referrer=search utm_source=baidu utm_campaign=fair'
    const changes = { name: '=cmd()', telephone: '0571-88888888-0801', address: '某市某路', source }
    await api.deliver(applicationBody({ email: 'li@gmail.com', ...changes }))
    const { db } = database
    const [{ id } = { id: '' }] = await db.selectFrom('trial_application').select('id').execute()
    // 01:30 in China on the day after
    const received_at = Date.UTC(2026, 10, 20, 17, 30)
    await db
      .updateTable('trial_application')
      .set({ received_at, owner_id: await client.idOf('sales@firm.example'), due: '2026-11-26T14:30' })
      .execute()
    const path = `/leads/${id}`
    await client.call('PATCH', path, token, { status: 'called' }, { 'if-match': '"1"' })
    await client.call('POST', `${path}/notes`, token, { text: '想先看"报价"' })
    const [head, row] = parse((await ask({})).body)
    expect(Object.fromEntries((head ?? []).map((name, at) => [name, row?.[at]]))).toMatchObject({
      '收到时间（北京）': '2026-11-21 01:30',
      状态: '已联系',
      负责人: 'sales',
      下次联系: '2026-11-26 14:30',
      '首次联系（北京时间）': '2026-11-20 17:00',
      公司: '某市某路',
      申请人: "'=cmd()",
      电话: '+86 571 8888 8888 ext. 0801',
      邮箱验证: '未验证',
      来源: 'page=/cn referrer=search',
      utm_source: 'baidu',
      utm_campaign: 'fair',
      utm_term: '',
      备注: '2026-11-20 17:00 sales\n想先看"报价"',
    })
    // what reads a body as text leaves its byte order mark out
    const english = Buffer.from(await (await open({ lang: 'en' })).arrayBuffer()).toString()
    expect(english).toMatch(/^\uFEFF"Reference","Received \(Beijing\)","Status"/)
    expect(english).toContain(',2026-11-21 01:30,"Contacted","","sales",2026-11-26 14:30,')
  })

  it('calls the statuses as the pages of the staff do', async () => {
    await fillApplications(database.db, 6)
    for (const [lang, words] of Object.entries({ cn, en })) {
      const [, ...rows] = parse((await ask({ lang })).body)
      expect(rows.map((row) => row[2]).sort()).toEqual(Object.values(words.statuses).sort())
    }
  })

  it('breaks off where a batch fails, without the line that ends a whole file', async () => {
    await fillApplications(database.db, 1_000)
    const response = await open({})
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await reader.read()
    await sql`alter table lead_event rename to lead_event_away`.execute(database.db)
    await expect(reader.read()).rejects.toThrow()
    await sql`alter table lead_event_away rename to lead_event`.execute(database.db)
  })

  it('is whole, twice at once, while others wait for no more than a batch', async () => {
    await fillApplications(database.db, MANY)
    // processor time of this thread between two turns of the event loop: other work on the machine is not measured
    let longest = 0
    let whole = 0
    let before = process.threadCpuUsage()
    const clock = setInterval(() => {
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, user + system)
      whole += user + system
      before = process.threadCpuUsage()
    }, 1)
    const read = async (body: object) => {
      let rows = 0
      let tail = ''
      for await (const chunk of ((await open(body)).body ?? []) as AsyncIterable<Uint8Array>) {
        const text = Buffer.from(chunk).toString()
        rows += text.match(/"T-TEST-\d+"/g)?.length ?? 0
        tail = text.slice(-4)
      }
      return { rows, tail }
    }
    const both = await Promise.all([read({}), read({ status: 'won' })]).finally(() => clearInterval(clock))
    expect(both).toEqual([
      { rows: MANY, tail: '\r\n' },
      { rows: Math.floor((MANY + 2) / 6), tail: '\r\n' },
    ])
    // a share, which does not depend on how fast the machine is
    expect(longest).toBeLessThan(whole / 10)
  })
})

/** RFC 4180, without the empty line at its end. */
function parse(csv: string): string[][] {
  expect(csv.endsWith('\r\n\r\n')).toBe(true)
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv
    .slice(0, -2)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
