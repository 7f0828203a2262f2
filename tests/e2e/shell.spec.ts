import { expect, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Goes to a page and waits until its script has taken over. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => !('$_TSR' in window))
}

function sideMenu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu', exact: true })
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(sideMenu(page)).toBeVisible()
}

test.describe('side menu', () => {
  test.use({ viewport: phone })

  test('is 80 percent of the window wide and takes 0.4 seconds', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    await expect.poll(async () => (await sideMenu(page).boundingBox())?.x).toBeCloseTo(phone.width * 0.2, 0)
    expect((await sideMenu(page).boundingBox())?.width).toBeCloseTo(phone.width * 0.8, 0)
    const times = await sideMenu(page).evaluate((menu) => getComputedStyle(menu).transitionDuration)
    expect(times.split(', ').every((time) => time === '0.4s')).toBe(true)
  })

  test('closes on a click outside, which presses nothing there', async ({ page }) => {
    await visit(page, '/en/about/news')
    await openMenu(page)
    await page.mouse.click(30, 30)
    await expect(sideMenu(page)).toBeHidden()
    await expect(page).toHaveURL(/\/en\/about\/news$/)
  })

  test('stays open on a click inside; entries with children expand and collapse', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    const menu = sideMenu(page)
    const child = menu.getByRole('link', { name: /^CenterView/ }).first()
    await expect(child).toBeHidden()
    await menu.getByText('Products', { exact: true }).click()
    await expect(child).toBeVisible()
    await menu.getByText('Products', { exact: true }).click()
    await expect(child).toBeHidden()
    await expect(menu).toBeVisible()
  })

  test('closes when a link leads to another page', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    await sideMenu(page).getByText('About', { exact: true }).click()
    await sideMenu(page).getByRole('link', { name: 'News' }).click()
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect(sideMenu(page)).toBeHidden()
  })

  test('closes when a link leads to the page in view, and on browser back', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    await sideMenu(page).getByRole('link', { name: 'Home', exact: true }).click()
    await expect(sideMenu(page)).toBeHidden()
    await openMenu(page)
    await sideMenu(page).getByRole('link', { name: 'Free trial' }).click()
    await expect(page).toHaveURL(/trial/)
    await openMenu(page)
    await page.goBack()
    await expect(sideMenu(page)).toBeHidden()
  })

  test('locks the scrolling of the page while it is open', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    await page.mouse.move(30, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('takes the focus in, keeps it and gives it back', async ({ page }) => {
    await visit(page, '/en')
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const focus = document.activeElement
        return focus === document.body || focus?.closest('#menu') ? 'inside' : focus?.outerHTML
      })
      expect(place).toBe('inside')
    }
    await page.keyboard.press('Escape')
    await expect(sideMenu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('offers log in, register and the languages, the one in use highlighted', async ({ page }) => {
    await visit(page, '/en/about/contact')
    await openMenu(page)
    const menu = sideMenu(page)
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /\/m\/login/)
    await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute('href', /\/m\/register/)
    await expect(menu.getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('aria-current')
    await menu.getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL(/\/cn\/about\/contact$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('does not move for those who ask for less motion', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: phone, reducedMotion: 'reduce' })
    await visit(page, '/en')
    await openMenu(page)
    const times = await sideMenu(page).evaluate((menu) => getComputedStyle(menu).transitionDuration)
    expect(times.split(', ').every((time) => Number.parseFloat(time) < 0.001)).toBe(true)
    await page.close()
  })
})

test.describe('side menu without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('opens, expands, stays open inside, closes outside and on Escape', async ({ page }) => {
    await page.goto('/en')
    await openMenu(page)
    const menu = sideMenu(page)
    await menu.getByText('Solutions', { exact: true }).click()
    await expect(menu.getByRole('link', { name: /^MVDA/ }).last()).toBeVisible()
    await page.mouse.click(30, 400)
    await expect(menu).toBeHidden()
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await openMenu(page)
    await menu.getByText('About', { exact: true }).click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/en\/about\/contact$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('header', () => {
  test.use({ viewport: desk })

  test('lists the entries and their pages in the specified order', async ({ page }) => {
    await visit(page, '/en')
    const nav = page.getByRole('banner').getByRole('navigation')
    const hrefs = await nav
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const below = (section: string, names: string) => names.split(' ').map((name) => `/en/${section}/${name}`)
    const forum = hrefs.find((href) => href?.startsWith('http'))
    expect(hrefs).toEqual([
      '/en',
      ...below('product', 'av dsc centerview mvda mdw a2m'),
      ...below('solution', 'av dsc centerview mvda a2m mdw'),
      forum,
      ...below('about', 'about news contact recruitment'),
    ])
    expect(forum).toBeTruthy()
  })

  test('opens a flyout, closes it on navigation and takes the focus to the new heading', async ({ page }) => {
    await visit(page, '/en')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Products' }).click()
    const link = header.getByRole('link', { name: /^MVDA/ })
    await link.click()
    await expect(page).toHaveURL(/\/en\/product\/mvda$/)
    await expect(link).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('leads to the free trial and the account site', async ({ page }) => {
    await visit(page, '/cn')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '登录' })).toHaveAttribute('href', /\/m\/login/)
    await expect(header.getByRole('link', { name: '注册' })).toHaveAttribute('href', /\/m\/register/)
    await header.getByRole('link', { name: '免费试用' }).click()
    await expect(page).toHaveURL(/\/cn\/trial\/trial$/)
  })

  test('switches the language of the page in view', async ({ page }) => {
    await visit(page, '/cn/product/dsc')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '中文' })).toHaveAttribute('aria-current')
    await header.getByRole('link', { name: 'EN', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/product\/dsc$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(header.getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('aria-current')
    await expect(header.getByRole('link', { name: '中文' })).not.toHaveAttribute('aria-current')
  })
})

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

test.describe('scroll position', () => {
  test.use({ viewport: { width: 390, height: 500 } })

  const scrollTo = (page: Page, y: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('is kept within a section, top in another, and back returns to it', async ({ page }) => {
    await visit(page, '/en/product/mvda')
    await scrollTo(page, 400)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'DSC' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/en\/product\/dsc$/)
    await expect.poll(() => scrolled(page)).toBe(400)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'News' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/\/en\/product\/dsc$/)
    await expect.poll(() => scrolled(page)).toBe(400)
    await page.goForward()
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('is not taken from a visitor who scrolled before the script arrived', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/assets\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/en/product/mvda', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await scrollTo(page, 400)
    release()
    await page.waitForFunction(() => !('$_TSR' in window))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'News' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/news$/)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(400)
  })

  test('goes to the anchor of a hash', async ({ page }) => {
    await visit(page, '/en')
    await scrollTo(page, 300)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect.poll(() => scrolled(page)).toBeLessThan(100)
  })
})

test('the progress bar appears while a page takes long and goes away with it', async ({ page }) => {
  await visit(page, '/en')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_serverFn/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'News' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('#nprogress .bar')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test('a change of page is a view transition named page', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const types = typeof options === 'object' ? options?.types : undefined
      document.documentElement.dataset.transition = [...(types ?? [])].join(' ')
      return start(options)
    }
  })
  await visit(page, '/en/about/news')
  const main = page.getByRole('main')
  expect(await main.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe('page')
  await main.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/contact$/)
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'page')
})

test.describe('status page', () => {
  test('keeps the frame, speaks the language and leads back', async ({ page }) => {
    await visit(page, '/en/about/contact')
    const answer = await page.goto('/en/nowhere')
    expect(answer?.status()).toBe(404)
    await page.waitForFunction(() => !('$_TSR' in window))
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText('This page could not be found.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.goBack()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).waitFor()
    await page.evaluate(() => {
      location.href = '/en/nowhere'
    })
    await page.getByRole('link', { name: 'Back to the previous page' }).click()
    await expect(page).toHaveURL(/\/en\/about\/contact$/)
  })

  test('speaks both languages where the path has none', async ({ page }) => {
    const answer = await page.goto('/fr/about/news')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('页面不存在')).toBeVisible()
    await expect(page.getByText('This page could not be found.')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})
