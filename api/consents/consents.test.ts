import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import {
  applicationBody,
  countRows,
  forgetTrials,
  RELAY_SECRET,
  TrialApi,
} from '../../tests/trial-requests.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { purgeExpired } from '../start/purge-expired.ts'
import { listRecipients, recipientsCsv } from './recipients.ts'

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
    await api.register(email, changes)
    const mails = await database.db.selectFrom('mail').selectAll().where('person', '=', email).execute()
    return Object.fromEntries(mails.map((mail) => [mail.kind, mail]))
  }
  const ask = (path: string, token: unknown) => api.post(`/consents/${path}`, { token })
  const withdraw = (token: unknown) => ask('withdrawals', token)
  const state = async (token: unknown) => (await ask('states', token)).body
  const place = () => ({
    db: database.db,
    secrets: trialSecrets(RELAY_SECRET),
    siteOrigins: ['http://localhost:3000'] as const,
  })
  const states = async () => {
    const rows = await database.db.selectFrom('marketing_consent').selectAll().execute()
    return rows
      .map(({ email, confirmed, withdrawn_at, version }) => {
        const state = withdrawn_at !== null ? 'withdrawn' : confirmed ? 'given' : 'unconfirmed'
        return `${email} ${state} ${version}`
      })
      .sort()
  }

  it('are withdrawn by the address in the mail, for every spelling and every consent of the person', async () => {
    const first = await applyAs('Ann@firm.test', { ...marketing, lang: 'en' })
    api.now += DAY
    await applyAs('ann@firm.test', marketing)
    await applyAs('bob@firm.test', marketing)
    expect((await listRecipients(database.db, 'ann')).items).toMatchObject([
      { email: 'ann@firm.test', lang: 'cn' },
    ])
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
    const withdrawnAt = api.now
    api.now += DAY
    expect((await withdraw(token)).status, 'again').toBe(200)
    expect(await states()).toEqual([
      'Ann@firm.test withdrawn news-1 9f2c',
      'ann@firm.test withdrawn news-1 9f2c',
      'bob@firm.test given news-1 9f2c',
    ])
    const ended = await database.db.selectFrom('marketing_consent').select('withdrawn_at').execute()
    expect(ended.filter(({ withdrawn_at }) => Number(withdrawn_at) === withdrawnAt)).toHaveLength(2)
    // who agrees once more is written to again
    await applyAs('ann@firm.test', { ...marketing, product: 1 })
    expect(await states()).toContain('ann@firm.test given news-1 9f2c')
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
    expect(await states()).toEqual(['bob@firm.test unconfirmed news-1 9f2c'])
    await purgeExpired(database.db, api.now + 30 * DAY + 1)
    expect(await countRows(database.db, 'marketing_consent')).toBe(0)
  })

  it('to product news outlive the application, and their end by 12 months', async () => {
    await applyAs('ann@firm.test', marketing)
    api.now += 400 * DAY
    await purgeExpired(database.db, api.now)
    expect(await countRows(database.db, 'trial_application')).toBe(0)
    const token = ADDRESS.exec((await recipientsCsv(place())).csv)?.[1]
    expect((await withdraw(token)).status).toBe(200)
    await purgeExpired(database.db, api.now + 364 * DAY)
    expect(await states()).toEqual(['ann@firm.test withdrawn news-1 9f2c'])
    expect((await listRecipients(database.db)).items, 'nobody is to be written to').toEqual([])
    await purgeExpired(database.db, api.now + 367 * DAY)
    expect(await states()).toEqual([])
    expect((await withdraw(token)).status).toBe(404)
  })
})
