import type { OldPage } from './old-chromium.ts'

type Walk = {
  page: OldPage
  siteUrl: string
  apiBaseUrl: string
  /** whether its scripts run */
  isWhole: boolean
}

/** What a visitor does, by name. Each throws where it does not come to its end. */
export const walks: Record<string, (walk: Walk) => Promise<void>> = {
  'a page is laid out': async ({ page, siteUrl }) => {
    for (const path of ['/cn', '/en/product/av', '/en/trial/trial', '/cn/legal/privacy']) {
      await open(page, siteUrl + path)
      await expect(page, 'document.querySelectorAll("h1").length === 1')
      await expect(page, 'document.documentElement.scrollWidth <= innerWidth + 1')
      await expect(
        page,
        '[...document.querySelectorAll("svg.ic")].every((e) => e.getBoundingClientRect().width < 80)',
      )
      await expect(page, 'getComputedStyle(document.querySelector("h1")).fontWeight > 600')
    }
  },
  'menu and language': async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/cn/about/about`)
    await click(page, '.burger')
    await expect(page, menuIsOpen)
    await page.keyboard.press('Escape')
    await expect(page, `!(${menuIsOpen})`)
    await click(page, 'a[hreflang="en"], a[lang="en"]')
    await expect(page, 'location.pathname === "/en/about/about"')
  },
  search: async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/en/search`)
    await page.type('main input[name=q]', 'session')
    await page.keyboard.press('Enter')
    await expect(page, 'location.search === "?q=session" && document.querySelector("mark")')
  },
  downloads: async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/en/download/search`)
    await page.type('main input[name=q]', 'centerview')
    await page.keyboard.press('Enter')
    await expect(
      page,
      'location.search.includes("q=centerview") && document.querySelector("main a[href*=\'?id=\']")',
    )
  },
  comparison: async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/en/product/compare`)
    for (const product of ['mvda', 'dsc']) await click(page, `main input[value=${product}]`)
    await click(page, 'main form button[type=submit]')
    await expect(
      page,
      'location.search.includes("mvda") && document.querySelectorAll("thead th a").length === 2',
    )
  },
  'more news, and back': async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/cn/about/news`)
    const count = await page.evaluate<number>('document.querySelectorAll("main a[href*=news-detail]").length')
    await click(page, '.loadmore a')
    await expect(
      page,
      `location.search && document.querySelectorAll("main a[href*=news-detail]").length > ${count}`,
    )
    await click(page, 'main a[href*=news-detail]')
    await expect(page, 'location.pathname.includes("news-detail")')
    await page.goBack()
    await expect(page, 'location.pathname === "/cn/about/news" && location.search')
  },
  'an application in Chinese': (walk) => apply(walk, 'cn'),
  'an application in English': (walk) => apply(walk, 'en'),
}

async function apply({ page, siteUrl, apiBaseUrl, isWhole }: Walk, lang: string): Promise<void> {
  await open(page, `${siteUrl}/${lang}/trial/trial`)
  const email = `${crypto.randomUUID()}@firm.example`
  await page.type('#name', '张三')
  if (isWhole) await expect(page, 'document.querySelector("form[data-live]")')
  await page.type('#telephone', '13800138000')
  await page.type('#email', email)
  await page.evaluate('window.isBefore = true')
  await click(page, 'button[name=intent]')
  if (!isWhole) await expect(page, '!window.isBefore && document.readyState === "complete"')
  await page.type('#code', await mailedCode(apiBaseUrl, email))
  await click(page, 'input[name=product]')
  await click(page, '#consent')
  await click(page, 'form[data-trial] button[type=submit]:not([name]):not(.vh)')
  await expect(
    page,
    'location.search.includes("done=T-") && /T-\\w{4}-\\w{4}/.test(document.querySelector("main").textContent)',
  )
}

async function mailedCode(apiBaseUrl: string, email: string): Promise<string> {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    const address = `${apiBaseUrl}/outbox?to=${encodeURIComponent(email)}`
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    const { messages } = (await response.json()) as { messages: { kind: string; code?: string }[] }
    const code = messages.find(({ kind }) => kind === 'code')?.code
    if (code) return code
  }
  throw new Error('no code was mailed')
}

/** With the page's scripts run, where it has any. */
async function open(page: OldPage, url: string): Promise<void> {
  await page.goto(url)
  await expect(
    page,
    'window.CSSContainerRule ? !window.$_TSR : performance.getEntriesByType("resource").some((one) => /assets\\/plain/.test(one.name))',
  )
}

const menuIsOpen =
  'getComputedStyle(document.querySelector(".menu")).visibility === "visible" && document.querySelector(".menu").getBoundingClientRect().width > 200'

const timeout = 20_000

/** By script: what is below the window's edge moves while old drivers look for it. */
async function click(page: OldPage, selector: string): Promise<void> {
  await expect(page, `document.querySelector(${JSON.stringify(selector)})`)
  await page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
}

/** Through page loads: a context that is gone is asked again. */
async function expect(page: OldPage, code: string): Promise<void> {
  for (const end = Date.now() + timeout; ; ) {
    const isSo = await page.evaluate<boolean>(`Boolean(${code})`).catch(() => false)
    if (isSo) return
    if (Date.now() > end) throw new Error(`not so at ${page.url()}: ${code}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
