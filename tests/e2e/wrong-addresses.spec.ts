import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { urls } from '../urls.ts'
import { expect, test } from './fixture.ts'
import { readPage } from './read-page.ts'

const missing = { cn: '页面不存在', en: 'This page could not be found' }

for (const url of ['/de', '/de/about/news', '/CN', '/cnn/service', '/cn-/', '/favicon', '/xx/product/av']) {
  test(`${url} has no language: 404 in both`, async ({ request }) => {
    const { status, html } = await readPage(await request.get(url))
    expect(status).toBe(404)
    expect(html).toContain(missing.cn)
    expect(html).toContain(missing.en)
  })
}

for (const locale of ['cn', 'en'] as const) {
  const wrong = [
    ...[
      '/nonsense',
      '/about',
      '/product',
      '/product/xyz',
      '/solution/auditview',
      '/download',
      '/service/none',
    ],
    ...[
      '/about/news-detail/0',
      '/about/news-detail/none',
      '/about/news-detail/00000000-0000-7000-8000-000000000000',
    ],
  ]
  for (const path of wrong) {
    test(`/${locale}${path} is a 404 in its language`, async ({ request }) => {
      const page = await readPage(await request.get(`/${locale}${path}`))
      expect(page.status).toBe(404)
      expect(page.lang).toBe(locale === 'cn' ? 'zh-CN' : 'en')
      expect(page.headings).toEqual(['404'])
      expect(page.html).toContain(missing[locale])
    })
  }
}

for (const url of urls.filter((url) => url !== '/' && !/^\/(cn|en)$/.test(url))) {
  // below these an id may follow
  if (/\/(service|about\/news-detail)$/.test(url)) continue
  test(`${url}/deeper is a 404`, async ({ request }) => {
    const response = await request.get(`${url}/deeper`)
    expect(response.status()).toBe(404)
  })
}

for (const url of ['/%', '/cn/%E0%A4%A', '/en/about/%zz', '/cn/%00', '/%c0%ae%c0%ae/']) {
  test(`${url} is malformed: a client error and a page`, async () => {
    const { status, body, contentType } = await rawGet(url)
    expect([400, 404]).toContain(status)
    expect(contentType).toContain('text/html')
    expect(body).not.toMatch(/at .*\.(ts|js):\d+|node_modules/)
  })
}

for (const url of [
  '//evil.example',
  '//evil.example/cn',
  '///evil.example',
  '/\\evil.example',
  '/cn//evil.example',
  '/cn/../../evil.example',
]) {
  test(`${url} leads nowhere else`, async () => {
    const { status, location } = await rawGet(url)
    expect([301, 302, 303, 307, 308, 400, 404]).toContain(status)
    if (location) {
      const target = new URL(location, process.env.E2E_BASE_URL)
      expect(target.origin).toBe(new URL(process.env.E2E_BASE_URL ?? '').origin)
    }
  })
}

for (const page of ['0', '-1', 'abc', '1e9', '99999999999999999999', '2.5', '%00', 'NaN', '']) {
  test(`page '${page}' of the news does not exist`, async ({ request }) => {
    const answer = await readPage(await request.get(`/cn/about/news?page=${page}`))
    expect(answer.status).toBe(404)
    expect(answer.html).toContain(missing.cn)
  })
}

test('a method that no page takes is refused', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch('/cn/about/about', { method })
    expect([403, 405], method).toContain(response.status())
  }
})

type RawAnswer = { status: number; location: string | undefined; contentType: string; body: string }

/** Sends the path as it is written: a browser or `fetch` would put it right first. */
async function rawGet(path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? '')
  const outgoing = get({ hostname, port, path, headers: { accept: 'text/html' }, agent: false })
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers } = response
  return {
    status: statusCode,
    location: headers.location,
    contentType: headers['content-type'] ?? '',
    body: await text(response),
  }
}
