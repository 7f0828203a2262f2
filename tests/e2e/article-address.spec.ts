import type { SitePair } from '../site-pair.ts'
import { expect, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.use({ expectedErrors: [/401/] })

let pair: SitePair

test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
})

test('a publisher names an article; its former addresses lead to it, and search engines are told of it', async ({
  browser,
}) => {
  const read = async (path: string) => (await fetch(`${pair.siteUrl}${path}`)).text()
  const publisher = await signedIn(pair, browser, 'publisher', 'Gu Publisher', { box: 'gu' })
  await visit(publisher, '/admin/news')
  await publisher.locator('main a.a-row-link').first().click()
  const change = publisher.getByRole('button', { name: 'Change: Address and search results' })
  const dialog = publisher.getByRole('dialog')
  const rename = async (slug: string) => {
    await change.click()
    await dialog.getByRole('textbox', { name: 'Address' }).fill(slug)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await change.click()
  await dialog.getByRole('textbox', { name: 'Title in search results (中文)' }).fill('搜索里的标题')
  // where settings are a tab of their own that is not shown
  await publisher.setViewportSize({ width: 390, height: 844 })
  await expect(dialog).toBeVisible()
  await publisher.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Not a name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('80 lower-case letters').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('first-name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await rename('second-name')
  await expect(publisher.getByText('Former addresses: first-name')).toBeVisible()

  const id = /news\/([\da-f-]{36})/.exec(publisher.url())?.[1]
  const address = `${pair.siteUrl}/cn/about/news-detail/second-name`
  await expect.poll(() => read('/cn/about/news'), { timeout: 30_000 }).toContain('news-detail/second-name')
  const answerOf = async (path: string) => {
    const answer = await fetch(`${pair.siteUrl}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  for (const lang of ['cn', 'en'])
    for (const key of [id, 'first-name'])
      await expect
        .poll(() => answerOf(`/${lang}/about/news-detail/${key}?utm_source=fair`), { timeout: 30_000 })
        .toEqual([301, `/${lang}/about/news-detail/second-name?utm_source=fair`])
  const page = await read('/cn/about/news-detail/second-name')
  expect(page).toContain('<title>搜索里的标题')
  expect(page).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(page).toMatch(/<meta property="og:title" content="搜索里的标题/)
  for (const file of ['/feed/cn.xml', '/sitemap/news.xml'])
    await expect.poll(() => read(file), { message: file, timeout: 30_000 }).toContain(address)
  // feed readers know an article by what stays
  expect(await read('/feed/cn.xml')).toContain(`<id>${pair.siteUrl}/cn/about/news-detail/${id}</id>`)
  expect(await read('/cn/about/news-detail/nothing-here')).toContain('404')

  const visitor = await (await browser.newContext({ baseURL: pair.siteUrl })).newPage()
  await visit(visitor, '/cn/about/news')
  await visitor.locator('main a[href$="/second-name"]').first().click()
  await expect(visitor).toHaveURL(address)
  await expect(visitor).toHaveTitle(/搜索里的标题/)
})
