import type { Locator, Page } from '@playwright/test'
import { expect, followInFooter, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'

test('the progress bar appears while a page takes long and goes away with it', async ({ page }) => {
  await visit(page, '/en')
  const release = await holdRequests(page, /_serverFn/)
  await followInFooter(page, 'News')
  await expect(page.locator('#nprogress .bar')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test.describe('words that do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

  test('come with the document of their page where the site answers', async ({ page }) => {
    await visit(page, '/en')
    await page.route(/words-en-news-[^/]*\.js$/, (route) => route.abort())
    await followInFooter(page, 'News')
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })
})

const waysToPoint = {
  'a click': (link: Locator) => link.click(),
  'a click after resting on it': async (link: Locator) => {
    const preloaded = link.page().waitForResponse(/words-en-|_about|contact|assets/)
    await link.hover()
    await preloaded
    await link.click()
  },
  'the keyboard': async (link: Locator) => {
    await link.focus()
    await link.press('Enter')
  },
  'a touch': (link: Locator) => link.tap(),
}

test.describe('a change of page is a view transition named page', () => {
  test.use({ hasTouch: true })

  for (const [way, follow] of Object.entries(waysToPoint))
    test(`by ${way}`, async ({ page }) => {
      await noteTransitions(page)
      await visit(page, '/en/about/news')
      const root = page.locator('html')
      expect(await root.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe('page')
      await follow(page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }))
      await expect(page).toHaveURL(/contact$/)
      await expect(root).toHaveAttribute('data-transition', 'page')
    })
})

test('a page that the browser itself has slid back to is not animated again', async ({ page }) => {
  await noteTransitions(page)
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', {
      get: () => document.documentElement.matches('[data-swiped]'),
    })
  })
  // neither waits for the server: the transition begins before another listener of the event is called
  await visit(page, '/en/legal/privacy')
  const root = page.locator('html')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect(root).toHaveAttribute('data-transitions', '1')
  const swipe = async (isSwiped: boolean, to: () => Promise<unknown>, name: string) => {
    await root.evaluate((element, swiped) => element.toggleAttribute('data-swiped', swiped), isSwiped)
    await to()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await swipe(true, () => page.goBack(), 'Privacy')
  await swipe(true, () => page.goForward(), 'Accessibility')
  await expect(root).toHaveAttribute('data-transitions', '1')
  await swipe(false, () => page.goBack(), 'Privacy')
  await expect(root).toHaveAttribute('data-transitions', '2')
})

/** Notes the types of the last transition and how many there were at the document's element. */
function noteTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const types = typeof options === 'object' ? options?.types : undefined
      const { dataset } = document.documentElement
      dataset.transition = [...(types ?? [])].join(' ')
      dataset.transitions = String(Number(dataset.transitions ?? 0) + 1)
      return start(options)
    }
  })
}

/** What buyers ask, what they click on from the home page, and a text that answers. */
const questions = [
  ['Which of the six do I need?', ['Compare the six products by need'], 'Deliver whole desktops'],
  ['How are licences counted?', ['Licensing and support'], 'One per person'],
  ['How fast do you answer when it is down?', ['Licensing and support'], 'Outage'],
  [
    'Does it meet MLPS level 3?',
    ['Licensing and support', 'View security and compliance'],
    'MLPS and Chinese cryptography',
  ],
  ['How many servers do 2,000 desktops take?', ['About MVDA', /server.*vCPU/], '4 servers, 8 vCPU'],
  ['Which ports does our firewall open?', ['About MVDA', /3389\/UDP/], '8443/TCP'],
  ['Has anybody got results from it?', ['Read the case study'], '26%'],
  ['Does my browser do for a trial?', ['Free trial', 'Check my environment'], 'Start the check'],
  ['Is there a client for Kylin?', ['Downloads'], 'Kylin'],
  ['What faults were published?', ['News', 'All advisories'], /Security advisory/],
  ['What do partners pay?', ['Licensing and support'], 'Partner and reseller prices'],
  ['What does a university pay?', ['Licensing and support'], 'Schools, universities and research'],
  ['What moves from Citrix?', ['About MVDA'], /^Migrating from Citrix/],
  ['Are domestic hypervisors supported?', ['About MVDA'], /hypervisors, domestic ones too/],
  ['Which thin clients work?', ['Services', 'Life cycle and compatibility list'], 'Dell Wyse'],
  [
    'Can it be installed without internet?',
    ['Licensing and support', 'View security and compliance'],
    'Offline installation, without internet',
  ],
] as const

test('what buyers ask is answered within three clicks of the home page', async ({ page }) => {
  for (const [question, clicks, answer] of questions)
    await test.step(question, async () => {
      expect(clicks.length).toBeLessThanOrEqual(3)
      await visit(page, '/en')
      for (const name of clicks)
        await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByRole('main').getByText(answer).filter({ visible: true }).first()).toBeVisible()
    })
})
