import { beforeEach, expect, it } from 'vitest'
import { AccountSite, forgetAccounts, PASSWORD, QUICK_HASHES } from '../../tests/account-browser.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { otherThan } from '../../tests/trial-requests.ts'
import { createPasswordHasher, deriveArgon2, type HashParameters } from '../guard/passwords.ts'
import { listOutbox } from '../mail/outbox.ts'

const MINUTE = 60_000

describeEachDatabase('Guessing accounts', (database) => {
  let site: AccountSite

  beforeEach(async () => {
    site = new AccountSite(database.db)
    await forgetAccounts(database.db)
    await site.register('known@firm.test')
    site.now += MINUTE
  })

  it('gets the same answer for an address with an account as for one without', async () => {
    const forms = [
      ['/m/login', { password: 'not the right one' }],
      ['/m/register', {}],
      ['/m/forgotten', {}],
      ['/m/forgotten', { step: 'password', code: '000000', password: 'a gate painted red' }],
      ['/m/register', { step: 'account', code: '000000', password: PASSWORD, name: '我', consent: 'on' }],
    ] as const
    for (const [path, fields] of forms) {
      site.now += 2 * MINUTE
      const shown = []
      for (const email of ['known@firm.test', 'other@firm.test']) {
        const { status, html } = await site.browser().post(path, { email, ...fields })
        shown.push([status, html.replaceAll(email, 'x')])
      }
      expect(shown[0], path).toEqual(shown[1])
    }
  })

  it('tells only the owner of the mail, by a message in both cases', async () => {
    await site.browser().post('/m/register', { email: 'known@firm.test' })
    site.now += 2 * MINUTE
    await site.browser().post('/m/forgotten', { email: 'other@firm.test' })
    const [known] = await listOutbox(database.db, 'known@firm.test')
    const [other] = await listOutbox(database.db, 'other@firm.test')
    for (const mail of [known, other]) expect([mail?.kind, mail?.code]).toEqual(['code', undefined])
  })

  it('derives the same key for an address without an account', async () => {
    const derived: HashParameters[] = []
    const passwords = createPasswordHasher(QUICK_HASHES, (password, nonce, parameters) => {
      derived.push(parameters)
      return deriveArgon2(password, nonce, parameters)
    })
    site = new AccountSite(database.db, { passwords })
    for (const email of ['known@firm.test', 'other@firm.test']) {
      derived.length = 0
      await site.browser().logIn(email, 'not the right one')
      expect(derived, email).toEqual([QUICK_HASHES])
    }
  })

  it('is stopped after five wrong passwords, also when they are sent at once, and can go on later', async () => {
    const attacker = site.browser()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attacker.logIn('known@firm.test', `wrong password ${index}`)),
    )
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5)
    for (let tries = 0; tries < 5; tries++) await attacker.logIn('known@firm.test', `again wrong ${tries}`)
    const limited = await attacker.logIn('known@firm.test')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(limited.html).toMatch(/role="alert"/)
    site.now += 14 * MINUTE
    for (let tries = 0; tries < 5; tries++) await attacker.logIn('known@firm.test')
    site.now += MINUTE
    expect((await attacker.logIn('known@firm.test')).status).toBe(303)
  })

  it('does not lock the owner out, however many try from however many places', async () => {
    for (let address = 0; address < 16; address++) {
      const attacker = site.browser()
      for (let tries = 0; tries < 5; tries++) await attacker.logIn('known@firm.test', `wrong ${tries}`)
    }
    expect((await site.browser().logIn('known@firm.test')).status).toBe(303)
    expect(site.pauses.at(-1)).toBe(3000)
    expect(site.pauses.slice(0, 3)).toEqual([100, 200, 400])
    expect(site.logged.filter(({ event, alert }) => event === 'account-many-tries' && alert)).toHaveLength(1)
  })

  it('is stopped when one place tries one password on many accounts', async () => {
    const attacker = site.browser()
    const statuses = []
    for (let victim = 0; victim < 32; victim++)
      statuses.push((await attacker.logIn(`victim${victim}@firm.test`, 'not theirs')).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429, 429])
    expect((await site.browser().logIn('known@firm.test')).status).toBe(303)
  })

  it('is in the log, with the request and without whose account it was, who tried or what', async () => {
    const client = '10.9.8.7'
    const browser = site.browser(client)
    for (let times = 0; times < 6; times++) await browser.logIn('known@firm.test', 'not the right one')
    await browser.post('/m/forgotten', { email: 'known@firm.test' })
    const code = await site.mailedCode('known@firm.test')
    const wrong = { step: 'password', code: otherThan(code), password: 'a gate painted red' }
    await browser.post('/m/forgotten', { email: 'known@firm.test', ...wrong })
    const made = { step: 'account', code: '000000', password: PASSWORD, name: '我', consent: 'on' }
    await browser.post('/m/register', { email: 'other@firm.test', ...made })
    const events = site.logged.map(({ event }) => event)
    expect(events.filter((event) => event === 'account-login-wrong')).toHaveLength(5)
    for (const event of ['account-login-limited', 'account-reset-wrong', 'account-register-wrong'])
      expect(events).toContain(event)
    for (const { requestId } of site.logged) expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(JSON.stringify(site.logged)).not.toMatch(
      new RegExp(['firm\\.test', 'not the right', 'painted', code, wrong.code, client, '我'].join('|')),
    )
  })

  it('cannot have one address flooded with codes', async () => {
    const statuses = []
    for (let times = 0; times < 3; times++)
      statuses.push((await site.browser().post('/m/forgotten', { email: 'known@firm.test' })).status)
    expect(statuses).toEqual([200, 429, 429])
  })
})
