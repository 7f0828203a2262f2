import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { slowDown } from './slow-processor.ts'

test.describe('about tabs', () => {
  for (const [path, name] of [
    ['about', 'Profile'],
    ['news', 'News'],
    ['contact', 'Contact'],
    ['recruitment', 'Recruitment'],
  ])
    test(`${name} is the current tab of its page`, async ({ page }) => {
      await visit(page, `/en/about/${path}`)
      const tabs = page.getByRole('main').getByRole('navigation', { name: 'About' }).getByRole('link')
      await expect(tabs).toHaveText(['Profile', 'News', 'Contact', 'Recruitment'])
      await expect(page.getByRole('main').locator('nav [aria-current="page"]')).toHaveText(name ?? '')
    })
})

test('the progress bar appears while a page takes long and goes away with it', async ({ page }) => {
  await visit(page, '/en')
  const release = await holdRequests(page, /_serverFn/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'News' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('#nprogress .bar')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test.describe('words that do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

  test('are asked for again with the next try', async ({ page }) => {
    await visit(page, '/en')
    const news = page.getByRole('contentinfo').getByRole('link', { name: 'News' })
    const follow = () => news.evaluate((link: HTMLElement) => link.click())
    await page.route(/\/en-news-[^/]*\.json$/, (route) => route.abort())
    await follow()
    await expect(page.getByRole('main')).toContainText('Something went wrong on this page.')
    await page.unrouteAll()
    await follow()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })
})

test('a change of page is a view transition named page', async ({ page }) => {
  await noteTransitions(page)
  await visit(page, '/en/about/news')
  const main = page.getByRole('main')
  expect(await main.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe('page')
  // a machine with much to do may be slow once
  await expect(async () => {
    await main.getByRole('link', { name: 'News', exact: true }).click()
    await expect(page).toHaveURL(/news$/)
    await main.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/contact$/)
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'page', { timeout: 2_000 })
  }).toPass()
})

test('a slow processor is not held up by a transition', async ({ page }) => {
  test.slow()
  await noteTransitions(page)
  await visit(page, '/en/about/news')
  const root = page.locator('html')
  const transitionOfSlowPage = async (name: string) => {
    const isStillSlow = await slowDown(page, 20)
    await root.evaluate((element) => element.removeAttribute('data-transition'))
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    const transition = await root.getAttribute('data-transition')
    // seen of a processor that had become fast meanwhile, it says nothing
    return (await isStillSlow()) ? transition : 'unknown'
  }
  let seen: string | null = 'unknown'
  // on a machine with much to do the browser forgot it six times in a row, or just for the moment of the click
  for (let tries = 0; tries < 20 && seen !== null; tries += 1)
    seen = await transitionOfSlowPage(tries % 2 === 0 ? 'Contact' : 'News')
  expect(seen).toBeNull()
})

/** Notes the types of the last transition at the document's element. */
function noteTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const types = typeof options === 'object' ? options?.types : undefined
      document.documentElement.dataset.transition = [...(types ?? [])].join(' ')
      return start(options)
    }
  })
}
