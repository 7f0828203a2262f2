import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import {
  applicationBody,
  countRows,
  forgetTrials,
  newKey,
  otherThan,
  RELAY_SECRET,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { OperatorError } from '../base/operator-error.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { toCsv } from '../command/table-text.ts'
import { type LeadsOptions, runLeads } from './run-leads.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY = 24 * 60 * 60 * 1000

describeEachDatabase('leads', (database) => {
  let api: TrialApi
  let dataDir: string

  beforeEach(async () => {
    api = new TrialApi(database.db)
    dataDir = await mkdtemp(join(tmpdir(), 'test-leads-'))
    await forgetTrials(database.db)
    await database.db.deleteFrom('account').execute()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const run = (command: string, options: LeadsOptions = {}) =>
    runLeads({ db: database.db, dataDir, secrets: trialSecrets(RELAY_SECRET) }, command.split(' '), options)

  async function applyAs(email: string, changes = {}): Promise<string> {
    const code = await api.code(email)
    const { body } = await api.apply(applicationBody({ email, code, ...changes }))
    return body.reference
  }

  it('lists what there is, newest first, from a day on, verified or not', async () => {
    const first = await applyAs('first@firm.test')
    api.now += DAY
    const since = new Date(api.now).toISOString()
    const unverified = (await api.deliver(applicationBody({ email: 'second@firm.test' }))).body.reference
    api.now += 1000
    const dead = (await api.deliver(applicationBody({ name: '', email: 'third@firm.test' }))).body.reference
    const references = async (options?: LeadsOptions) =>
      (await run('list', options))
        .split('\n')
        .slice(1, -1)
        .map((line) => line.split('\t')[0])
    expect(await references()).toEqual([dead, unverified, first])
    expect(await references({ since })).toEqual([dead, unverified])
    expect(await references({ unverified: true })).toEqual([dead, unverified])
    expect(JSON.parse(await run('export')).map(({ status }: { status: string }) => status)).toEqual([
      'dead-letter',
      'unverified',
      'verified',
    ])
  })

  it('shows one by any reference that was given for it, however it is written', async () => {
    const code = await api.code()
    const [first, second] = [await api.apply(applicationBody({ code })), newKey()]
    await api.apply(applicationBody({ code }), { key: second })
    const { reference } = first.body
    const shown = JSON.parse(await run(`show ${reference.toLowerCase().replaceAll('-', '')}`))
    expect([shown.application[0].name, shown.consents.length, shown.submissions.length]).toEqual([
      '张三',
      1,
      2,
    ])
    const other = shown.submissions.find((row: { reference: string }) => row.reference !== reference)
    expect(JSON.parse(await run(`show ${other.reference}`)).application[0].reference).toBe(reference)
    await expect(run('show T-0000-0000')).rejects.toThrow(OperatorError)
  })

  it('writes a table that a spreadsheet shows and does not run', async () => {
    await applyAs('first@firm.test', {
      name: '=1+1',
      telephone: '+8613800138000',
      address: '"a", b',
      readiness: '-1\n=2',
    })
    const csv = await run('export', { csv: true })
    expect(csv.startsWith('\uFEFF"reference","status"')).toBe(true)
    for (const cell of [`"'=1+1"`, `"+86 138 0013 8000"`, `"""a"", b"`, `"'-1\n=2"`])
      expect(csv).toContain(cell)
  })

  it('gives a person everything, and erases it everywhere, and nothing of others', async () => {
    const own = { name: '章三丰', telephone: '139 0571 0571', address: '章家弄1号' }
    await applyAs('Zhang.San@firm.test', { marketing: true, marketingVersion: 'm', ...own })
    await applyAs('li.si@firm.test')
    await api.deliver({ name: 'Zhang', email: 'me: ZHANG.SAN@FIRM.TEST' })
    await openAccount('Zhang.San@firm.test')
    await openAccount('li.si@firm.test')
    makeInbox(dataDir, 'zhang.san@firm.test', 'li.si@firm.test')

    const everything = JSON.parse(await run('export', { email: ' ZHANG.SAN@firm.test' }))
    const counts = Object.fromEntries(
      Object.entries(everything).map(([name, rows]) => [name, (rows as []).length]),
    )
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
      siteInbox: 1,
    })

    expect(JSON.parse(await run('erase', { email: 'zhang.san@FIRM.test' })).erased).toEqual({
      applications: 1,
      notes: 0,
      marketingConsents: 1,
      deadLetters: 1,
      codes: 1,
      mails: 4,
      accounts: 1,
      siteInbox: 1,
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
    expect(JSON.parse(await run('erase', { email: 'nobody@firm.test' })).erased.applications).toBe(0)
  })

  it('drops what a site took before the erasure and delivers after it, and nothing that was sent later', async () => {
    const receivedAt = Date.now() - 1_000
    api.now = Date.now()
    await run('erase', { email: 'zhang.san@firm.test' })
    api.now += 60_000
    const bodies = [{ email: ' Zhang.San@FIRM.test' }, { name: '' }].map(applicationBody)
    for (const body of bodies)
      expect((await api.deliver(body, { receivedAt })).body).toMatchObject({ status: 'unverified' })
    expect(JSON.stringify(await dump())).not.toMatch(/zhang/i)
    await api.deliver(applicationBody({}))
    expect(await countRows(database.db, 'trial_application')).toBe(1)
  })

  it('does without an inbox', async () => {
    await applyAs('first@firm.test')
    expect(JSON.parse(await run('erase', { email: 'first@firm.test' })).erased.siteInbox).toBe(
      'not on this machine',
    )
  })

  it.each(['', 'show', 'erase', 'nonsense'])('explains itself for %j', async (command) => {
    await expect(run(command)).rejects.toThrow(/^(A command is missing|"\w+" needs|There is no command)/)
  })

  it('refuses a day that is none', async () => {
    await expect(run('list', { since: 'yesterday' })).rejects.toThrow(/--since/)
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
    ] as const
    return Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
  }

  it('leaves a wrong code behind without a name', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code: otherThan(code) }))
    await run('erase', { email: 'zhang.san@firm.test' })
    const tries = await database.db.selectFrom('trial_wrong_try').selectAll().execute()
    expect(JSON.stringify(tries)).not.toMatch(/zhang/)
  })
})

describe('toCsv', () => {
  it.each(['=a', '+a', '-a', '@a', '\t=a', '\ra', ' =a', '＝a', '＋a', '－a', '＠a', '\0=a', '|a', '%a'])(
    'disarms %j',
    (text) => {
      expect(toCsv(['x'], [{ x: text }])).toContain(`"'`)
    },
  )

  it('leaves text as it is, also a number in international notation', () => {
    expect(toCsv(['x', 'y'], [{ x: '张=三', y: '+86 138 0013 8000' }])).toBe(
      '\uFEFF"x","y"\r\n"张=三","+86 138 0013 8000"\r\n',
    )
    for (const text of ['+1-555-123', '+86 1+cmd', '+86 138 0013 8000=a'])
      expect(toCsv(['x'], [{ x: text }])).toContain(`"'`)
  })
})

/** As the site makes it: one waiting for each address, and a delivered one. */
function makeInbox(dataDir: string, ...emails: string[]): void {
  const folder = join(dataDir, 'site')
  mkdirSync(folder)
  const inbox = new DatabaseSync(join(folder, 'inbox.sqlite'))
  inbox.exec(
    'create table inbox (id text primary key, body text not null, digest text not null, created_at text not null, attempts integer not null, next_at integer not null, delivered_at text) strict',
  )
  const insert = inbox.prepare("insert into inbox values (?, ?, '', '', 0, 0, null)")
  for (const email of emails) insert.run(newKey(), JSON.stringify(applicationBody({ email })))
  insert.run(newKey(), '')
  inbox.close()
}
