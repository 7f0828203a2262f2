import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import {
  applicationBody,
  countRows,
  forgetTrials,
  RELAY_SECRET,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { OperatorError } from '../base/operator-error.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { purgeExpired } from '../start/purge-expired.ts'
import { runConsents } from './run-consents.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY = 24 * 60 * 60 * 1000
const ADDRESS = /http:\/\/localhost:3000\/(?:cn|en)\/legal\/unsubscribe\?token=([\w.-]+)/

describeEachDatabase('consents', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('account').execute()
  })

  const marketing = { marketing: true, marketingVersion: 'news-1 9f2c' }
  async function applyAs(email: string, changes = {}) {
    const code = await api.code(email)
    expect((await api.apply(applicationBody({ email, code, ...changes }))).status).toBe(201)
    const mails = await database.db.selectFrom('mail').selectAll().where('person', '=', email).execute()
    return Object.fromEntries(mails.map((mail) => [mail.kind, mail]))
  }
  const ask = (path: string, token: unknown) => api.post(`/consents/${path}`, { token })
  const withdraw = (token: unknown) => ask('withdrawals', token)
  const state = async (token: unknown) => (await ask('states', token)).body
  const run = (command: string, options = {}) =>
    runConsents(
      {
        db: database.db,
        secrets: trialSecrets(RELAY_SECRET),
        now: api.now,
        siteOrigin: 'http://localhost:3000',
      },
      command.split(' '),
      options,
    )
  const states = async () =>
    (await run('list'))
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split('\t').slice(0, 4).join(' '))
      .sort()

  it('are withdrawn by the address in the mail, for every spelling and every consent of the person', async () => {
    const first = await applyAs('Ann@firm.test', { ...marketing, lang: 'en' })
    api.now += DAY
    await applyAs('ann@firm.test', marketing)
    await applyAs('bob@firm.test', marketing)
    const { confirmation, sales, code } = first
    expect([sales?.unsubscribe, code?.unsubscribe]).toEqual([null, null])
    const [address = '', token] = ADDRESS.exec(confirmation?.unsubscribe ?? '') ?? []
    expect(confirmation?.text).toContain(address)
    expect(confirmation?.html).toContain(`href="${address}"`)
    expect(address).not.toContain('firm')
    api.now += DAY
    expect(await state(token)).toEqual({ given: true })
    expect((await withdraw(token)).body).toEqual({ withdrawn: true })
    expect(await state(token)).toEqual({ given: false })
    const withdrawnAt = new Date(api.now).toISOString()
    api.now += DAY
    expect((await withdraw(token)).status, 'again').toBe(200)
    expect(await states()).toEqual([
      'Ann@firm.test news withdrawn news-1 9f2c',
      'Ann@firm.test trial given consent-1',
      'ann@firm.test news withdrawn news-1 9f2c',
      'ann@firm.test trial given consent-1',
      'bob@firm.test news given news-1 9f2c',
      'bob@firm.test trial given consent-1',
    ])
    expect((await run('list')).split(withdrawnAt)).toHaveLength(3)
    // who agrees once more is written to again
    await applyAs('ann@firm.test', { ...marketing, product: 1 })
    expect(await states()).toContain('ann@firm.test news given news-1 9f2c')
  })

  it('are not withdrawn with a token that was made for somebody else, or for nobody', async () => {
    const token = ADDRESS.exec(
      (await applyAs('ann@firm.test', marketing)).confirmation?.unsubscribe ?? '',
    )?.[1]
    const [id, seal] = (token ?? '').split('.')
    const bob = await applyAs('bob@firm.test', marketing)
    const [, othersId] = /token=([\w-]+)\./.exec(bob.confirmation?.unsubscribe ?? '') ?? []
    const wrong = [`${othersId}.${seal}`, `${id}.${'A'.repeat(43)}`, `${id}.`, '', 'x', null, `${seal}.${id}`]
    for (const one of wrong)
      for (const path of ['withdrawals', 'states'])
        expect([400, 404], String(one)).toContain((await ask(path, one)).status)
    expect((await states()).filter((line) => line.includes('withdrawn'))).toEqual([])
  })

  it('to product news are none where nobody ticked them or the address is not confirmed', async () => {
    expect((await applyAs('ann@firm.test')).confirmation?.unsubscribe).toBe(null)
    await api.deliver(applicationBody({ email: 'bob@firm.test', ...marketing }))
    const mails = await database.db.selectFrom('mail').select('unsubscribe').execute()
    expect(mails.filter(({ unsubscribe }) => unsubscribe)).toEqual([])
    expect(await states()).toEqual([
      'ann@firm.test trial given consent-1',
      'bob@firm.test news unconfirmed news-1 9f2c',
      'bob@firm.test trial unconfirmed consent-1',
    ])
    await purgeExpired(database.db, api.now + 30 * DAY + 1)
    expect(await countRows(database.db, 'marketing_consent')).toBe(0)
  })

  it('to product news outlive the application, and their end by 12 months', async () => {
    await applyAs('ann@firm.test', marketing)
    api.now += 400 * DAY
    await purgeExpired(database.db, api.now)
    expect(await countRows(database.db, 'trial_application')).toBe(0)
    const csv = await run('list', { csv: true })
    const token = ADDRESS.exec(csv)?.[1]
    expect((await withdraw(token)).status).toBe(200)
    await purgeExpired(database.db, api.now + 364 * DAY)
    expect(await states()).toEqual(['ann@firm.test news withdrawn news-1 9f2c'])
    expect(await run('list', { csv: true }), 'nobody is to be written to').not.toMatch(ADDRESS)
    await purgeExpired(database.db, api.now + 367 * DAY)
    expect(await states()).toEqual([])
    expect((await withdraw(token)).status).toBe(404)
  })

  it('are withdrawn by an operator, who is told what was wrong', async () => {
    await applyAs('ann@firm.test', marketing)
    expect(await run('withdraw ＡＮＮ@firm.test')).toBe('ANN@firm.test: withdrawn.\n')
    expect(await run('withdraw ann@firm.test')).toContain('there was no consent')
    expect(await states()).toContain('ann@firm.test news withdrawn news-1 9f2c')
    for (const wrong of ['', 'withdraw', 'withdraw nobody', 'list all', 'withdraw a@b.test c@d.test'])
      await expect(run(wrong)).rejects.toThrow(OperatorError)
  })
})
