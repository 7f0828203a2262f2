import { beforeEach, expect, it } from 'vitest'
import { AccountSite, forgetAccounts, PASSWORD, SITE } from '../../tests/account-browser.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { otherThan } from '../../tests/trial-requests.ts'
import { createPasswordHasher } from '../guard/passwords.ts'
import { purgeExpired } from '../start/purge-expired.ts'
import { findAccount } from './accounts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeEachDatabase('Accounts', (database) => {
  let site: AccountSite

  beforeEach(async () => {
    site = new AccountSite(database.db)
    await forgetAccounts(database.db)
  })

  it('registers, logs in, tells whose session it is, and refuses the token after the end', async () => {
    const registered = await site.register('me@firm.test', { name: '张 三<b>' })
    expect(await (await site.session(registered.token)).json()).toMatchObject({ name: '张 三<b>' })

    const browser = site.browser()
    const query = `?returnTo=${encodeURIComponent(`${SITE}/en/download/search?q=a`)}`
    const done = await browser.post(`/m/login${query}`, { email: ' ME@firm.TEST ', password: PASSWORD })
    expect([done.status, done.location]).toEqual([303, `${SITE}/en/download/search?q=a`])
    expect(browser.token).not.toBe(registered.token)
    const answer = await site.session(browser.token)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      name: '张 三<b>',
      expiresAt: new Date(site.now + 7 * DAY).toISOString(),
    })

    expect((await site.session(browser.token, 'DELETE')).status).toBe(204)
    expect((await site.session(browser.token)).status).toBe(401)
    expect((await site.session(browser.token, 'DELETE')).status).toBe(204)
    expect((await site.session(registered.token)).status).toBe(200)
  })

  it('sets the two cookies for the whole domain', async () => {
    site = new AccountSite(database.db, { cookieDomain: 'firm.test' })
    await site.register('me@firm.test', { name: '张; 三' })
    const { headers } = await site.browser().logIn('me@firm.test')
    const [token, name] = headers.getSetCookie()
    expect(token).toMatch(/^token=[\w-]{43}; Domain=firm\.test; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(name).toBe('name=%E5%BC%A0%3B%20%E4%B8%89; Domain=firm.test; Path=/; Secure; SameSite=Lax')
  })

  it('keeps no password, token or code that could be used', async () => {
    const browser = await site.register('me@firm.test')
    const code = await site.mailedCode('me@firm.test')
    const tables = ['account', 'account_session', 'account_code', 'account_try'] as const
    for (const table of tables) {
      const stored = JSON.stringify(await database.db.selectFrom(table).selectAll().execute())
      for (const secret of [PASSWORD, browser.token ?? '', `"${code}"`]) expect(stored).not.toContain(secret)
    }
    const logged = JSON.stringify(site.logged)
    for (const secret of ['me@firm.test', PASSWORD, browser.token ?? '', '张三'])
      expect(logged).not.toContain(secret)
  })

  it.each([undefined, '', 'x'.repeat(43), 'null', 'a b', '../../session'])(
    'takes %j for no session',
    async (token) => {
      expect((await site.session(token)).status).toBe(401)
    },
  )

  it('ends a session that is not used for 7 days, and every one after 30', async () => {
    const { token } = await site.register('me@firm.test')
    site.now += 7 * DAY - 1
    expect((await site.session(token)).status).toBe(200)
    for (let day = 7; day < 30; day += 6) {
      expect((await site.session(token)).status).toBe(200)
      site.now += 6 * DAY
    }
    expect((await site.session(token)).status).toBe(401)
    const other = site.browser()
    await other.logIn('me@firm.test')
    site.now += 7 * DAY
    expect((await site.session(other.token)).status).toBe(401)
    await purgeExpired(database.db, site.now + 1)
    expect(await database.db.selectFrom('account_session').selectAll().execute()).toEqual([])
  })

  it('never adopts a token that came along', async () => {
    await site.register('me@firm.test')
    const victim = site.browser()
    victim.cookies.set('token', 'chosen-by-somebody-else-000000000000000000')
    await victim.logIn('me@firm.test')
    expect(victim.token).not.toContain('chosen')
    expect((await site.session('chosen-by-somebody-else-000000000000000000')).status).toBe(401)
    const before = victim.token
    await victim.logIn('me@firm.test')
    expect((await site.session(before)).status).toBe(401)
    expect((await site.session(victim.token)).status).toBe(200)
  })

  it('keeps two users apart', async () => {
    const one = await site.register('one@firm.test', { name: '一' })
    const two = await site.register('two@firm.test', { name: '二' })
    expect(await (await site.session(one.token)).json()).toMatchObject({ name: '一' })
    expect(await (await site.session(two.token)).json()).toMatchObject({ name: '二' })
    await site.session(one.token, 'DELETE')
    expect((await site.session(two.token)).status).toBe(200)
    const code = async (email: string) => {
      site.now += MINUTE
      await site.browser().post('/m/forgotten', { email })
      return site.mailedCode(email)
    }
    const stolen = await code('one@firm.test')
    const fields = { step: 'password', email: 'two@firm.test', password: 'another long one' }
    expect((await site.browser().post('/m/forgotten', { ...fields, code: stolen })).status).toBe(422)
    expect((await site.session(two.token)).status).toBe(200)
  })

  it('sets a new password by a mailed code, once, and ends the sessions of the old one', async () => {
    const old = await site.register('me@firm.test')
    const browser = site.browser()
    await browser.post('/m/forgotten', { email: 'ME@firm.test' })
    const code = await site.mailedCode('me@firm.test')
    const fields = { step: 'password', email: 'me@firm.test', code, password: 'a gate painted red' }
    const done = await browser.post('/m/forgotten', fields)
    expect([done.status, done.location]).toEqual([303, expect.stringMatching(/^\.\/login\?.*notice=reset$/)])
    expect(browser.token).toBeUndefined()
    expect((await site.session(old.token)).status).toBe(401)
    expect((await browser.logIn('me@firm.test')).status).toBe(422)
    expect((await browser.logIn('me@firm.test', 'a gate painted red')).status).toBe(303)
    const again = await browser.post('/m/forgotten', { ...fields, password: 'a fence painted blue' })
    expect(again.status).toBe(422)
    expect((await browser.logIn('me@firm.test', 'a gate painted red')).status).toBe(303)
  })

  it('refuses a code that is wrong, too old, replaced, for something else, or tried five times', async () => {
    const email = 'me@firm.test'
    const attempt = (code: string) =>
      site.browser().post('/m/register', {
        step: 'account',
        email,
        code,
        name: '我',
        password: PASSWORD,
        consent: 'on',
      })
    const send = async (path = '/m/register') => {
      site.now += 15 * MINUTE
      await site.browser().post(path, { email })
      return site.mailedCode(email)
    }
    const first = await send()
    expect((await attempt(otherThan(first))).status).toBe(422)
    site.now += 10 * MINUTE + 1
    expect((await attempt(first)).status).toBe(422)
    const replaced = await send()
    const worn = await send()
    expect((await attempt(replaced)).status).toBe(422)
    for (let tries = 0; tries < 4; tries++) expect((await attempt(otherThan(worn))).status).toBe(422)
    expect((await attempt(worn)).status).toBe(422)
    site.now += DAY
    expect((await attempt(await send('/m/forgotten'))).status).toBe(422)
    expect((await attempt(await send())).status).toBe(303)
    expect((await attempt(await send())).status).toBe(422)
    expect(await database.db.selectFrom('account').select('email_key').execute()).toHaveLength(1)
  })

  it('makes one account of many forms sent at the same moment', async () => {
    const email = 'me@firm.test'
    await site.browser().post('/m/register', { email })
    const code = await site.mailedCode(email)
    const fields = { step: 'account', email, code, name: '我', password: PASSWORD, consent: 'on' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.browser().post('/m/register', fields)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422, 422])
  })

  it('hashes a password anew when the parameters have changed', async () => {
    await site.register('me@firm.test')
    const stronger = { memory: 128, passes: 1, parallelism: 1 }
    site = new AccountSite(database.db, { passwords: createPasswordHasher(stronger) })
    expect((await site.browser().logIn('me@firm.test')).status).toBe(303)
    const account = await findAccount(database.db, 'me@firm.test')
    expect(createPasswordHasher(stronger).isOutdated(account?.password_hash ?? '')).toBe(false)
    expect((await site.browser().logIn('me@firm.test')).status).toBe(303)
  })
})
