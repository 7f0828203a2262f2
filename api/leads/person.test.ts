import { randomUUIDv7 } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import {
  applicationBody,
  countRows,
  forgetTrials,
  newKey,
  otherThan,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { codeKey } from '../codes/code-limits.ts'
import { setAside } from '../db/purged-rows.ts'

describeEachDatabase('everything about one person', (database) => {
  let api: TrialApi
  let dataDir: string
  let staff: StaffMember

  beforeEach(async () => {
    api = new TrialApi(database.db)
    dataDir = await mkdtemp(join(tmpdir(), 'test-leads-'))
    await forgetTrials(database.db)
    for (const table of ['account', 'account_code', 'purged_row', 'staff_audit'] as const)
      await database.db.deleteFrom(table).execute()
    staff = await new StaffClient(database.db, { now: () => api.now, dataDir }).join('sales', '许诺')
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const ask = (what: string, body?: object, method = 'POST') => staff(method, `/persons/${what}`, body)
  const erase = async (...emails: string[]) => (await ask('erase', { emails, confirm: emails[0] })).body
  const everything = async (email: string) =>
    JSON.parse((await ask('export', { emails: [email] })).body.json)[0] as Record<string, object[]>

  const applyAs = async (email: string, changes = {}) => (await api.register(email, changes)).reference

  it('gives a person everything, and erases it everywhere, and nothing of others', async () => {
    const own = { name: '章三丰', telephone: '139 0571 0571', address: '章家弄1号' }
    await applyAs('Zhang.San@firm.test', { marketing: true, marketingVersion: 'm', ...own })
    await applyAs('li.si@firm.test')
    await api.deliver({ name: 'Zhang', email: 'me: ZHANG.SAN@FIRM.TEST' })
    await openAccount('Zhang.San@firm.test')
    await openAccount('li.si@firm.test')
    makeInbox(dataDir, 'zhang.san@firm.test', 'li.si@firm.test')

    const { email: _, ...stored } = await everything(' ZHANG.SAN@firm.test')
    const counts = Object.fromEntries(Object.entries(stored).map(([name, rows]) => [name, rows.length]))
    expect(counts).toEqual({
      applications: 1,
      history: 0,
      consents: 1,
      marketingConsents: 1,
      submissions: 2,
      deadLetters: 1,
      codes: 1,
      mails: 4,
      accounts: 1,
      sessions: 1,
      siteInbox: 1,
      keptAside: 0,
      savedFilters: 0,
    })

    expect(await erase('zhang.san@FIRM.test')).toEqual({
      applications: 1,
      notes: 0,
      marketingConsents: 1,
      deadLetters: 1,
      codes: 1,
      mails: 4,
      accounts: 1,
      siteInbox: 1,
      mentions: [],
      isCut: false,
    })
    expect(JSON.stringify(await dump())).not.toMatch(/zhang/i)
    expect([
      await countRows(database.db, 'trial_application'),
      await countRows(database.db, 'consent'),
      await countRows(database.db, 'idempotency_key'),
      await countRows(database.db, 'mail'),
    ]).toEqual([1, 1, 1, 3])
    if (!database.settings.databaseUrl) {
      for (const file of await readdir(database.settings.dataDir)) {
        const bytes = await readFile(join(database.settings.dataDir, file))
        for (const trace of ['zhang.san@', ...Object.values(own)])
          expect([file, trace, bytes.toString().toLowerCase().includes(trace)]).toEqual([file, trace, false])
      }
    }
    const inbox = await readFile(join(dataDir, 'site', 'inbox.sqlite'))
    expect([inbox.includes('zhang.san'), inbox.includes('li.si')]).toEqual([false, true])
    expect((await erase('nobody@firm.test')).applications).toBe(0)
  })

  it('drops what a site took before the erasure and delivers after it, and nothing that was sent later', async () => {
    const receivedAt = api.now - 1_000
    await erase('zhang.san@firm.test')
    api.now += 60_000
    const bodies = [{ email: ' Zhang.San@FIRM.test' }, { name: '' }].map(applicationBody)
    for (const body of bodies)
      expect((await api.deliver(body, { receivedAt })).body).toMatchObject({ status: 'unverified' })
    expect(JSON.stringify(await dump())).not.toMatch(/zhang/i)
    await api.deliver(applicationBody({}))
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it('reaches the codes of an account that was begun, or a password asked for, where there is no account', async () => {
    for (const purpose of ['register', 'reset'] as const)
      for (const email of ['half.way@firm.test', 'other@firm.test'])
        await database.db
          .insertInto('account_code')
          .values({
            id: newKey(),
            purpose,
            email: codeKey(purpose, email),
            client_key: 'c',
            salt: 's',
            code_hash: 'h',
            created_at: api.now,
            expires_at: api.now + 600_000,
            used_at: null,
          })
          .execute()
    expect((await ask('find', { by: 'Half.Way@firm.test' })).body.codes).toBe(2)
    const { codes } = await everything('Half.Way@firm.test')
    expect(codes).toMatchObject([{ purpose: 'register' }, { purpose: 'reset' }])
    expect((await erase('Half.Way@firm.test')).codes).toBe(2)
    const left = await database.db.selectFrom('account_code').select('email').execute()
    expect(left.map(({ email }) => email).toSorted()).toEqual([
      'register:other@firm.test',
      'reset:other@firm.test',
    ])
  })

  it('is found by address and by number in what housekeeping has taken, before it is erased there', async () => {
    await applyAs('Zhang.San@firm.test', { name: '张三', telephone: '138 0013 8000' })
    await applyAs('li.si@firm.test', { name: '李四', telephone: '138 0013 8000' })
    await applyAs('wang.wu@firm.test', { telephone: '139 0571 0571' })
    const old = sql`email <> 'wang.wu@firm.test'`
    await setAside(database.db, { table: 'trial_application' }, old, 10, api.now)
    await database.db.deleteFrom('mail').execute()
    await database.db.deleteFrom('trial_code').execute()
    const find = async (by: string) => (await ask('find', { by })).body
    const own = { email: 'zhang.san@firm.test', names: ['张三'], rows: 1 }
    const namesake = { email: 'li.si@firm.test', names: ['李四'], rows: 1 }
    expect(await find('ZHANG.SAN@firm.test')).toMatchObject({
      emails: [own.email],
      applications: [],
      keptAside: [own, namesake],
    })
    const byNumber = await find('+86 13800138000')
    expect(byNumber.emails.toSorted()).toEqual([namesake.email, own.email])
    expect(byNumber.keptAside).toEqual(expect.arrayContaining([own, namesake]))
    expect((await find('139 0571 0571')).keptAside).toEqual([])
    expect(await erase('zhang.san@firm.test')).toMatchObject({ applications: 1 })
    expect((await find('13800138000')).keptAside).toEqual([namesake])
  })

  it('does without an inbox', async () => {
    await applyAs('first@firm.test')
    expect((await erase('first@firm.test')).siteInbox).toBe(null)
    expect((await ask('find', { by: 'first@firm.test' })).body.siteInbox).toBe(null)
  })

  it('is found by any spelling of address or number, with owner, state and what was agreed, and written down', async () => {
    const first = await applyAs('Zhang.San@firm.test', { marketing: true, marketingVersion: 'm 9f2c' })
    const other = await applyAs('zhang@private.test', { telephone: '+86 138-0013-8000', name: '张三' })
    await applyAs('li.si@firm.test', { telephone: '139 0571 0571', name: '李四' })
    const { body } = await ask('find', { by: ' zhang.san@FIRM.test' })
    expect(body.emails).toEqual(['zhang.san@firm.test'])
    expect(
      body.applications.map(({ reference, same, owner, status, telephone }: Record<string, unknown>) => [
        reference,
        same,
        owner,
        status,
        telephone,
      ]),
    ).toEqual([
      [first, ['email', 'telephone'], null, 'new', '138 0013 8000'],
      [other, ['telephone'], null, 'new', '+86 138-0013-8000'],
    ])
    expect(
      body.consents.map(({ purpose, version, confirmed }: Record<string, unknown>) => [
        purpose,
        version,
        confirmed,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['news', 'm 9f2c', true],
        ['trial', 'consent-1', true],
      ]),
    )
    const byNumber = (await ask('find', { by: '13800138000' })).body
    expect(byNumber.emails.toSorted()).toEqual(['zhang.san@firm.test', 'zhang@private.test'])
    expect((await ask('find', { lead: body.applications[0].id })).body.emails).toEqual(body.emails)
    const wrong = await ask('find', { by: '张三' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'neither-address-nor-number'])
    const audit = await database.db.selectFrom('staff_audit').selectAll().execute()
    expect(audit.map(({ action, detail }) => [action, detail])).toContainEqual([
      'leads.person-read',
      '{"applications":2}',
    ])
    expect(JSON.stringify(audit)).not.toMatch(/zhang|1380013|138 0013/i)
  })

  it('is erased under every address that is chosen, and what still names the person is said', async () => {
    await applyAs('zhang.san@firm.test')
    await applyAs('zhang@private.test')
    const stays = await applyAs('li.si@firm.test', { telephone: '139 0571 0571', name: '李四' })
    const another = await applyAs('wang.wu@firm.test', { telephone: '139 0571 0572', name: '王五' })
    const note = async (reference: string, text: string) => {
      const { items } = (await staff('GET', `/leads?q=${reference}`)).body
      await staff('POST', `/leads/${items[0].id}/notes`, { text })
    }
    await note(stays, '张三的同事')
    await note(stays, '写给 zhang.san@firm.test')
    await note(another, '138-0013-8000也是他的号码')
    const chosen = ['zhang.san@firm.test', 'zhang@private.test']
    const refused = await ask('erase', { emails: chosen, confirm: 'li.si@firm.test' })
    expect([refused.status, refused.body.code]).toEqual([422, 'wrong-address'])
    // a part of others' notes
    for (const part of [' ', 'san@firm'])
      expect((await ask('erase', { emails: [part], confirm: part })).status).toBe(422)
    const gone = await erase(...chosen)
    expect(gone).toMatchObject({ applications: 2, notes: 1 })
    expect(gone.mentions.map(({ reference, what }: Record<string, string>) => [reference, what])).toEqual([
      [another, 'telephone'],
      [stays, 'name'],
    ])
    expect((await ask('find', { by: '138 0013 8000' })).body.applications).toEqual([])
  })

  it('is listed by the newest 200 applications, the own ones first, and says where there are more', async () => {
    await applyAs('zhang.san@firm.test')
    const find = async () => (await ask('find', { by: 'zhang.san@firm.test' })).body
    expect(await find()).toMatchObject({ isCut: false })
    const row = await database.db.selectFrom('trial_application').selectAll().executeTakeFirstOrThrow()
    const { lead_status, owner_id, due, company, lead_version, ...own } = row
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...own,
      id: randomUUIDv7(),
      reference: `T-TEST-${n}`,
      fingerprint: `${n}`,
      email: `colleague${n}@firm.test`,
      received_at: Number(own.received_at) + n,
    }))
    await database.db.insertInto('trial_application').values(rows).execute()
    const { isCut, applications } = await find()
    expect([isCut, applications.length, applications[0].email, applications[1].email]).toEqual([
      true,
      200,
      'zhang.san@firm.test',
      'colleague199@firm.test',
    ])
    expect((await ask('export', { emails: ['zhang.san@firm.test'] })).status).toBe(200)
  })

  it('is corrected in every application of the address, by the rules of the form', async () => {
    await applyAs('zhang.san@firm.test')
    await applyAs('Zhang.San@firm.test', { product: 2 })
    const correct = (changes: object) => ask('correct', { emails: ['zhang.san@firm.test'], ...changes })
    expect((await correct({ telephone: '12' })).body.errors[0].code).toBe('telephoneFormat')
    expect((await correct({ name: '章三', telephone: '139 0571 0571' })).body).toEqual({ applications: 2 })
    const { applications } = (await ask('find', { by: '13905710571' })).body
    expect(applications.map(({ name }: { name: string }) => name)).toEqual(['章三', '章三'])
    const found = await staff('GET', '/leads?q=章三')
    expect(found.body.total).toBe(2)
    const { history } = (await staff('GET', `/leads/${applications[0].id}`)).body
    expect(history[0]).toMatchObject({ kind: 'corrected', from: '', to: 'name telephone', by: '许诺' })
    expect((await ask('correct', { emails: ['nobody@firm.test'], name: '无' })).status).toBe(404)
  })

  it('may be sent product news until they withdraw', async () => {
    const news = { marketing: true, marketingVersion: 'm 9f2c' }
    await applyAs('zhang.san@firm.test', news)
    await applyAs('Zhang.San@firm.test', { ...news, product: 2 })
    await applyAs('zhang@private.test', news)
    await applyAs('li.si@firm.test')
    await api.deliver(applicationBody({ email: 'unverified@firm.test', ...news }))
    const recipients = async (q = '') => (await ask(`recipients?q=${q}`, undefined, 'GET')).body
    const { items, ...counts } = await recipients('SAN@')
    expect(counts).toEqual({ total: 2, found: 1 })
    expect(items.map(({ email }: { email: string }) => email)).toEqual(['Zhang.San@firm.test'])
    const { csv } = (await ask('recipients/csv')).body
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/zhang@private.test.*\/legal\/unsubscribe\?token=/),
      expect.stringMatching(/Zhang.San@firm.test.*\/legal\/unsubscribe\?token=/),
    ])
    // under each address that is shown
    const shown = (await ask('find', { by: 'zhang.san@firm.test' })).body.consents
    const open = new Set(
      shown
        .filter(({ purpose, confirmed }: Record<string, unknown>) => purpose === 'news' && confirmed)
        .map(({ email }: { email: string }) => email.toLowerCase()),
    )
    expect(open).toEqual(new Set(['zhang.san@firm.test', 'zhang@private.test']))
    const emails = ['ＺＨＡＮＧ.san@firm.test', 'zhang@private.test']
    expect((await ask('withdraw', { emails })).body).toEqual({ consents: 3 })
    expect((await ask('withdraw', { emails })).body).toEqual({ consents: 0 })
    expect((await recipients()).items).toEqual([])
    const { consents } = (await ask('find', { by: 'zhang.san@firm.test' })).body
    const withdrawn = consents.filter(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt)
    expect(withdrawn).toHaveLength(3)
  })

  async function openAccount(email: string) {
    const account = { id: email, email, email_key: email.toLowerCase(), name: email, password_hash: '' }
    const texts = { lang: 'cn' as const, consent_version: '', created_at: 0, password_changed_at: 0 }
    const session = { id: email, account_id: email, token_hash: email, created_at: 0, seen_at: 0 }
    await database.db
      .insertInto('account')
      .values({ ...account, ...texts })
      .execute()
    await database.db.insertInto('account_session').values(session).execute()
  }

  async function dump() {
    const tables = [
      'trial_application',
      'trial_dead_letter',
      'idempotency_key',
      'trial_code',
      'consent',
      'mail',
      'account',
      'account_session',
      'account_code',
      'purged_row',
      'staff_undo',
    ] as const
    return Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
  }

  it('leaves a wrong code behind without a name', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code: otherThan(code) }))
    await erase('zhang.san@firm.test')
    const tries = await database.db.selectFrom('trial_wrong_try').selectAll().execute()
    expect(JSON.stringify(tries)).not.toMatch(/zhang/)
  })
})

/** As the site makes it: one waiting for each address, and a delivered one. */
function makeInbox(dataDir: string, ...emails: string[]): void {
  const folder = join(dataDir, 'site')
  mkdirSync(folder)
  const inbox = new DatabaseSync(join(folder, 'inbox.sqlite'))
  inbox.exec(
    'create table inbox (id text primary key, body text not null, digest text not null, created_at text not null, attempts integer not null, next_at integer not null, delivered_at text, recipient text not null, network text not null) strict',
  )
  const insert = inbox.prepare("insert into inbox values (?, ?, '', '', 0, 0, null, '', '')")
  for (const email of emails) insert.run(newKey(), JSON.stringify(applicationBody({ email })))
  insert.run(newKey(), '')
  inbox.close()
}
