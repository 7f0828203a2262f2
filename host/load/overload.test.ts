import { expect, test } from 'vitest'
import { type Answer, ask } from '../rig/ask.ts'
import { htmlPage } from '../rig/fake-app.ts'
import { startFakeSite } from '../rig/fake-site.ts'

/** A site whose every render takes the processor for a while, and far more visitors than it can render for. */
async function overloaded() {
  // a busy machine is no reason here: what is turned away is what finds no room
  const site = await startFakeSite({ shedDelayMs: 60_000 })
  for (const path of ['/en/download/search', '/en/trial/trial', '/en/about/news'])
    site.app.answer(path, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      for (const end = performance.now() + 2; performance.now() < end; );
      return htmlPage(`<h1>${path}</h1>`, { headers: { 'cache-control': 'no-store' } })
    })
  await ask(site, '/en/product/mvda')
  return site
}

const many = (count: number, one: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, one))

test('searches are turned away, forms, kept pages, assets and health checks are not', async () => {
  const site = await overloaded()
  const [searches, forms, posts, kept, assets, health] = await Promise.all([
    many(400, () => ask(site, '/en/download/search?q=a')),
    many(40, () => ask(site, '/en/trial/trial')),
    many(40, () => ask(site, '/en/trial/trial', { method: 'POST', body: 'a=b' })),
    many(40, () => ask(site, '/en/product/mvda')),
    many(40, () => ask(site, '/assets/entry-AbCd1234.js')),
    many(40, () => ask(site, '/healthz')),
  ])
  for (const answers of [forms, posts, kept, assets, health])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const away = searches.filter(({ status }) => status === 503)
  // how many depends on how fast they come
  expect(away.length).toBeGreaterThan(0)
  expect(searches.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(searches.every(({ status }) => status === 200 || status === 503)).toBe(true)
  // a page of its own, small, with every header, and not everybody is sent back at the same moment
  for (const { headers } of away) expect(headers['retry-after']).toMatch(/^[123]$/)
  expect(away[0]?.body.byteLength).toBeLessThan(2_000)
  expect(away[0]?.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ask(site, '/en/download/search?q=a')).status).toBe(200)
  await site.close()
})

test('under strain searches and news have few renders at a time, each their own; a form is let in', async () => {
  // a limit nothing can keep: the process takes more memory than that
  const site = await startFakeSite({ shedMemoryMb: 1 })
  for (const path of ['/en/download/search', '/en/about/news'])
    site.app.answer(path, () => new Promise(() => {}))
  const hang = (path: (at: number) => string) => {
    for (let at = 1; at <= 16; at += 1) ask(site, path(at)).catch(() => undefined)
  }
  hang(() => '/en/download/search')
  await expect.poll(() => site.app.count('/en/download/search'), { timeout: 10_000 }).toBe(16)
  expect((await ask(site, '/en/download/search')).status).toBe(503)
  expect((await ask(site, '/en/service/one')).status).toBe(200)
  hang((at) => `/en/about/news?page=${at}`)
  await expect.poll(() => site.app.count('/en/about/news?page=16'), { timeout: 10_000 }).toBe(1)
  expect((await ask(site, '/en/about/news?page=17')).status).toBe(503)
  expect((await ask(site, '/en/trial/trial')).status).toBe(200)
  expect((await ask(site, '/en/trial/trial', { method: 'POST', body: 'a=b' })).status).toBe(200)
  expect((await ask(site, '/assets/entry-AbCd1234.js')).status).toBe(200)
  site.close()
})
