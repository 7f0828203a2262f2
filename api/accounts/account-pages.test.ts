import { beforeEach, expect, it } from 'vitest'
import { AccountSite, forgetAccounts, PASSWORD, SITE } from '../../tests/account-browser.ts'
import { describeSqlite } from '../../tests/each-database.ts'
import { noteDelivered, noteTrouble } from '../mail/delivery.ts'

describeSqlite('The account pages', (database) => {
  let site: AccountSite

  beforeEach(async () => {
    site = new AccountSite(database.db)
    await forgetAccounts(database.db)
  })

  it.each(['/m/login', '/m/register', '/m/forgotten'])(
    '%s runs no script and is stored nowhere',
    async (path) => {
      const { status, html, headers } = await site.browser().get(path)
      expect(status).toBe(200)
      expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; img-src data:; style-src 'sha256-/)
      expect(policy).toContain(`form-action 'self' ${SITE} `)
      expect(policy).toContain("frame-ancestors 'none'")
    },
  )

  it.each([
    ['', 'zh-CN'],
    ['?lang=en', 'en'],
    ['?lang=xx', 'zh-CN'],
    [`?returnTo=${encodeURIComponent(`${SITE}/en/news`)}`, 'en'],
    [`?lang=cn&returnTo=${encodeURIComponent(`${SITE}/en/news`)}`, 'zh-CN'],
  ])('with %j are in %s', async (query, lang) => {
    const { html } = await site.browser().get(`/m/login${query}`)
    expect(html).toContain(`<html lang="${lang}">`)
  })

  it('say that a code may not arrive while no mail goes out', async () => {
    await noteTrouble(database.db, 'mail', 'CONN: refused', Date.now())
    for (const page of ['register', 'forgotten']) {
      const { html } = await site.browser().post(`/m/${page}`, { email: 'me@firm.test' })
      expect(html).toContain('role="alert">暂时无法发送邮件')
    }
    await noteDelivered(database.db, 'mail', Date.now())
    const { html } = await site.browser().post('/m/register', { email: 'you@firm.test' })
    expect(html).toContain('role="status">验证邮件会发送到这个邮箱')
  })

  it('offer the other language with the way back in it', async () => {
    const { html } = await site
      .browser()
      .get(`/m/login?returnTo=${encodeURIComponent(`${SITE}/cn/news?a=1`)}`)
    const returnTo = encodeURIComponent(`${SITE}/en/news?a=1`)
    expect(html).toContain(`/m/login?returnTo=${returnTo}&amp;lang=en`)
  })

  it('send whoever wants to go elsewhere home', async () => {
    await site.register('me@firm.test')
    const browser = site.browser()
    const path = `/m/login?lang=en&returnTo=${encodeURIComponent('https://evil.test/cn')}`
    expect((await browser.get(path)).html).not.toContain('evil')
    const done = await browser.post(path, { email: 'me@firm.test', password: PASSWORD })
    expect(done.location).toBe(`${SITE}/en`)
  })

  it('show what was typed as text, and never the password', async () => {
    const email = '"><script>alert(1)</script>'
    const { html, status } = await site.browser().post('/m/login', { email, password: 'hunter2hunter2' })
    expect(status).toBe(422)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('hunter2')
    expect(html).toContain('aria-invalid="true" aria-describedby="email-error"')
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('take no form with %j', async (headers) => {
    await site.register('me@firm.test')
    const browser = site.browser()
    const refused = await browser.post('/m/login', { email: 'me@firm.test', password: PASSWORD }, headers)
    expect(refused.status).toBe(403)
    expect(browser.token).toBeUndefined()
  })

  it.each([
    ['http://localhost', 422],
    ['http://evil.test', 403],
    ['null', 403],
    ['', 403],
  ])('judge a form by its origin %j where the browser says no more', async (origin, status) => {
    const response = await site.app.request('/m/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) },
      body: 'email=&password=',
    })
    expect(response.status).toBe(status)
  })

  it('name every fault of a registration and keep the rest', async () => {
    const browser = site.browser()
    await browser.post('/m/register', { email: 'me@firm.test' })
    const fields = {
      step: 'account',
      email: 'me@firm.test',
      name: '一二三四五六七八九十一二三四五六',
      code: '12',
      password: '1234567',
    }
    const { status, html } = await browser.post('/m/register', fields)
    expect(status).toBe(422)
    const invalid = [...html.matchAll(/<b id="(\w+)-error"/g)].map(([, name]) => name)
    expect(invalid).toEqual(['code', 'name', 'password', 'consent'])
    expect(html).toContain(`value="${fields.name}"`)
  })

  it.each(['register', 'forgotten'])(
    'keep the code that was typed when %s sends no further one',
    async (page) => {
      const browser = site.browser()
      const fields = {
        email: 'me@firm.test',
        step: page === 'register' ? 'account' : 'password',
        code: '12 34 56',
      }
      await browser.post(`/m/${page}`, { email: fields.email })
      const { status, html } = await browser.post(`/m/${page}`, { ...fields, again: '1' })
      expect(status).toBe(429)
      expect(html).toContain('name="code" value="123456"')
    },
  )

  it('answer a crowd with a page that says to come back', async () => {
    const broken = new AccountSite(database.db)
    await broken.db.schema.alterTable('account_try').renameTo('account_try_gone').execute()
    try {
      const { status, html, headers } = await broken.browser().logIn('me@firm.test')
      expect(status).toBe(500)
      expect(html).toContain('role="alert"')
      expect(headers.get('cache-control')).toBe('no-store')
    } finally {
      await broken.db.schema.alterTable('account_try_gone').renameTo('account_try').execute()
    }
  })
})
