import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBalancer } from '../balancer.ts'
import { type SiteInstances, startInstances } from '../site-instances.ts'
import { urlPerRoute } from '../urls.ts'

let instances: SiteInstances

beforeAll(async () => {
  instances = await startInstances(2, { DRAIN_DELAY_MS: '2000', TRUSTED_PROXIES: 'loopback' })
})
afterAll(() => instances.stop())

test('two instances are restarted one after the other, and nobody notices', async ({ annotate }) => {
  const balancer = await startBalancer(instances.urls)
  await expect.poll(() => balancer.healthy(), { timeout: 20_000 }).toBe(2)
  const load = startLoad(balancer.url)
  for (const at of [0, 1]) {
    const before = load.answers.length
    await instances.restart(at)
    await expect.poll(() => balancer.healthy(), { timeout: 20_000 }).toBe(2)
    await expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(before + 50)
  }
  await load.stop()
  await balancer.close()
  expect(load.answers.filter(({ ok }) => !ok)).toEqual([])
  expect(load.answers.length).toBeGreaterThan(100)
  annotate(`${load.answers.length} answers`)
  expect(new Set(load.answers.map(({ instance }) => instance)).size).toBe(2)
})

test('what changes in the news shows on both instances, also where it was kept', async () => {
  const list = (at: number) =>
    fetch(`${instances.urls[at]}/cn/about/news`).then((response) => response.text())
  const title = '滚动更新之后的新标题'
  for (const at of [0, 1]) expect(await list(at)).not.toContain(title)
  const database = new DatabaseSync(join(instances.upstreamDir, 'upstream.sqlite'), { timeout: 5000 })
  const newest = 'select id from news order by publish_date desc, id desc limit 1'
  database.prepare(`update news_text set title = ? where lang = 'cn' and news_id = (${newest})`).run(title)
  // as a member of the staff changes it: without an entry in the audit it is noticed minutes later
  database
    .prepare(
      "insert into staff_audit (id, at, staff_name, action, subject, detail) values ('title', ?, 'Drill', 'news.saved', 'news/1', '{}')",
    )
    .run(Date.now())
  database.close()
  for (const at of [0, 1]) await expect.poll(() => list(at), { timeout: 20_000 }).toContain(title)
})

type Sent = { ok: boolean; what: string; instance: string | null }

/** Six visitors, one request after the other each: pages, and a form every tenth time. */
function startLoad(url: string) {
  const answers: Sent[] = []
  let isOn = true
  const visitor = async (first: number) => {
    for (let n = first; isOn; n += 1) {
      const path = urlPerRoute[n % urlPerRoute.length] ?? '/'
      answers.push(await (n % 10 === 0 ? post(`${url}/cn/logout`, url) : get(url + path)))
    }
  }
  const visitors = Array.from({ length: 6 }, (_, n) => visitor(n * 7))
  const stop = async () => {
    isOn = false
    await Promise.all(visitors)
  }
  return { answers, stop }
}

async function get(url: string): Promise<Sent> {
  return sent(url, 200, () => fetch(url, { redirect: 'manual' }))
}

async function post(url: string, origin: string): Promise<Sent> {
  const body = new URLSearchParams({ from: '/cn' })
  return sent(url, 303, () => fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' }))
}

async function sent(url: string, expected: number, send: () => Promise<Response>): Promise<Sent> {
  try {
    const response = await send()
    const text = await response.text()
    const whole = expected !== 200 || text.includes('</html>')
    const instance = response.headers.get('x-instance')
    return {
      ok: response.status === expected && whole,
      what: `${response.status} ${url} ${response.status === 502 ? text : ''}`,
      instance,
    }
  } catch (error) {
    return { ok: false, what: `${url}: ${error}`, instance: null }
  }
}
