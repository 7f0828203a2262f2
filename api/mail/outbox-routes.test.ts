import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { applicationBody, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { createApp } from '../app/app.ts'

describeEachDatabase('GET /outbox', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
  })

  const get = (accept: string, query = '') =>
    api.app.request(`http://localhost/outbox${query}`, { headers: { accept } })

  it('shows the newest code first, as JSON and as a page', async () => {
    await api.code('other@firm.test')
    await api.code('me@firm.test')
    api.now += 60_000
    const code = await api.code('me@firm.test')
    const response = await get('application/json', '?to=me@firm.test')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { messages } = await response.json()
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatchObject({
      kind: 'code',
      to: 'me@firm.test',
      lang: 'cn',
      code,
      status: 'waiting',
    })
    const page = await (await get('text/html,application/xhtml+xml,*/*;q=0.8')).text()
    expect(page).toMatch(
      new RegExp(`<article [^>]*data-kind="code" data-to="me@firm.test" data-code="${code}"`),
    )
    expect(page.indexOf(code)).toBeLessThan(page.indexOf('other@firm.test'))
  })

  it('shows what people wrote as text', async () => {
    const code = await api.code()
    await api.apply(applicationBody({ code, name: '<b>x</b>', address: '"><script>alert(1)</script>' }))
    const response = await get('text/html')
    const page = await response.text()
    expect(page).not.toMatch(/<script|<b>/)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('answers to no name that a page elsewhere could have', async () => {
    for (const host of ['evil.test', 'localhost.evil.test']) {
      expect((await api.app.request(`http://${host}/outbox`)).status).toBe(403)
    }
    expect((await api.app.request('http://192.168.0.7:3003/outbox')).status).toBe(200)
  })

  it('does not exist unless it is asked for', async () => {
    const app = createApp(database.db)
    expect((await app.request('http://localhost/outbox')).status).toBe(404)
  })
})
