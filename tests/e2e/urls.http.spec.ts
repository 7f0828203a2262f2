import { campaign, urls } from '../urls.ts'
import { expect, test } from './fixture.ts'
import { readPage } from './read-page.ts'

for (const url of urls) {
  test(`${url} is a page in its language, and the same one in a campaign`, async ({ request }) => {
    const response = await request.get(url, { maxRedirects: 0 })
    const page = await readPage(response)
    expect(page.status).toBe(200)
    expect(page.lang).toBe(url.startsWith('/en') ? 'en' : 'zh-CN')
    expect(page.title).not.toBe('')
    expect(page.headings).toHaveLength(1)
    if (!response.headers()['cache-control']?.startsWith('public')) return
    const advertised = await request.get(url + campaign, { maxRedirects: 0 })
    expect(advertised.headers()['x-cache']).toMatch(/HIT|STALE/)
    expect(await advertised.text()).toBe(await response.text())
  })
}

test('no two pages of one language share a title', async ({ request }) => {
  const titles = new Map<string, string[]>()
  for (const url of urls) {
    const { title, canonical } = await readPage(await request.get(url))
    // a section of the home page and the home page itself are one page
    if (new URL(canonical, 'http://site').pathname !== url) continue
    titles.set(title, [...(titles.get(title) ?? []), url])
  }
  expect([...titles.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
