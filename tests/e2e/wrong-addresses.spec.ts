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

const wrong = [
  '/nonsense',
  '/about',
  '/product',
  '/product/xyz',
  '/solution/auditview',
  '/download',
  '/service/none',
  '/about/news-detail/0',
  '/about/news-detail/none',
  '/about/news-detail/00000000-0000-7000-8000-000000000000',
]

for (const locale of ['cn', 'en'] as const) {
  test(`a wrong address below /${locale} is a 404 in its language, and not to be indexed`, async ({
    request,
  }) => {
    // below these an id may follow
    const deeper = urls
      .filter((url) => url.startsWith(`/${locale}/`) && !/\/(service|about\/news-detail)$/.test(url))
      .map((url) => `${url}/deeper`)
    for (const path of [...wrong.map((path) => `/${locale}${path}`), ...deeper]) {
      const page = await readPage(await request.get(path))
      expect(page, path).toMatchObject({
        status: 404,
        lang: locale === 'cn' ? 'zh-CN' : 'en',
        headings: ['404'],
        canonical: '',
      })
      expect(page.html, path).toContain(missing[locale])
      expect(page.html, path).toContain('<meta name="robots" content="noindex"')
      expect(page.html, path).not.toContain('property="og:')
      expect(page.html, path).toMatch(new RegExp(`<main.* href="/${locale}/search".*</main>`, 's'))
    }
  })
}
