import { readOutbox } from '../mail/outbox.ts'
import { newMember } from '../staff-member.ts'
import { routesInTurn } from '../urls.ts'
import type { OldPage, Tier } from './browsers.ts'

type Walk = {
  page: OldPage
  siteUrl: string
  apiBaseUrl: string
  dataDir: string
  tier: Tier
}

type Walks = Record<string, (walk: Walk) => Promise<void>>

/** What a visitor does, by name, in browsers of every tier. Each throws where it does not come to its end. */
const forms: Walks = {
  search: async ({ page, siteUrl }) => {
    await open(page, `${siteUrl}/en/search`)
    await type(page, 'main input[name=q]', 'session')
    await page.keyboard.press('Enter')
    await expect(page, 'location.search === "?q=session" && document.querySelector("mark")')
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
  'an application': (walk) => apply(walk),
}

/** Of every page; the width without a scroll bar. */
const laidOut = [
  'document.querySelectorAll("h1").length === 1',
  'getComputedStyle(document.querySelector("h1")).fontWeight > 600',
  'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
  '[...document.querySelectorAll("svg.ic")].every((e) => e.getBoundingClientRect().width < 80)',
]

/** Where the style sheets are known. */
const layout: Walks = {
  'pages are laid out': async ({ page, siteUrl }) => {
    const faults: string[] = []
    for (const path of routesInTurn) {
      await open(page, siteUrl + path)
      for (const code of laidOut) await expect(page, code).catch(({ message }) => faults.push(message))
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
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
  'a product screen': async ({ page, siteUrl, tier }) => {
    await open(page, `${siteUrl}/en/product/centerview`)
    await page.evaluate('document.querySelector("main figure").scrollIntoView()')
    if (tier === 'plain') return expect(page, 'document.querySelector("main figure").offsetHeight > 200')
    await expect(page, 'document.querySelector("main figure[data-live=true]")')
    await page.evaluate('document.querySelector("main figure input[type=range]").focus()')
    await page.keyboard.press('Home')
    await expect(page, 'document.querySelector("main figure input[type=range]").value === "0"')
  },
}

/** What staff do: where all scripts run. */
const staff: Walks = {
  'staff: sign-in, a filter, an article published, an application handled': async (walk) => {
    const { page, siteUrl, apiBaseUrl, dataDir } = walk
    await page.setViewport({ width: 1440, height: 900 })
    const { email, password } = await newMember(dataDir, apiBaseUrl)
    await open(page, `${siteUrl}/admin/sign-in`)
    await type(page, 'input[name=email]', email)
    await type(page, 'input[name=password]', password)
    await click(page, 'main [type=submit]')
    // WebKitGTK was seen to stay on a page that was left while it was hydrated
    await expect(
      page,
      'location.pathname === "/admin" && document.readyState === "complete" && !window.$_TSR',
    )
    await open(page, `${siteUrl}/admin/news`)
    await type(page, 'main input[type=search]', 'nothing has this')
    await page.keyboard.press('Enter')
    await expect(page, 'location.search.includes("q=") && !document.querySelector("main tbody tr")')
    await open(page, `${siteUrl}/admin/news`)
    await click(page, '.a-page-head .btn')
    await expect(page, '/\\/news\\/.{36}$/.test(location.pathname) && document.querySelector(".ProseMirror")')
    await type(page, '#title-cn', '新版本')
    await type(page, '#summary-cn', '一句话。')
    await type(page, '.ProseMirror', '正文')
    await expect(page, '/(已保存|Saved) ?\\d\\d:\\d\\d/.test(document.body.textContent)')
    await click(page, '.a-page-head .btn:not(.btn--ghost)')
    await click(page, 'dialog[open] [type=submit]')
    await expect(page, '!document.querySelector("dialog[open]")')
    const id = await page.evaluate<string>('location.pathname.split("/").pop()')
    await open(page, `${siteUrl}/cn/about/news-detail/${id}`)
    await expect(page, 'document.querySelector("h1").textContent.includes("新版本")')
    await open(page, `${siteUrl}/admin/leads`)
    await click(page, 'main a.a-row-link')
    await expect(page, 'document.querySelector("aside textarea")')
    await type(page, 'aside textarea', 'called back')
    await page.evaluate('document.querySelector("aside textarea").form.requestSubmit()')
    await expect(
      page,
      '[...document.querySelectorAll("aside li")].some((e) => /called back/.test(e.textContent))',
    )
  },
}

/** @returns what is walked in a browser of a tier */
export function walksOf(tier: Tier): Walks {
  return {
    ...forms,
    ...layout,
    ...(tier === 'whole' ? staff : {}),
  }
}

async function apply({ page, siteUrl, apiBaseUrl, tier }: Walk): Promise<void> {
  await open(page, `${siteUrl}/cn/trial/trial`)
  const email = `${crypto.randomUUID()}@firm.example`
  await type(page, '#name', '张三')
  if (tier === 'whole') await expect(page, 'document.querySelector("form[data-live]")')
  await type(page, '#telephone', '13800138000')
  await type(page, '#email', email)
  await page.evaluate('window.isBefore = true')
  await click(page, 'button[name=intent]')
  if (tier !== 'whole') await expect(page, '!window.isBefore && document.readyState === "complete"')
  await type(page, '#code', await mailedCode(apiBaseUrl, email))
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
    const code = (await readOutbox(apiBaseUrl, email)).find(({ kind }) => kind === 'code')?.code
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

async function type(page: OldPage, selector: string, text: string): Promise<void> {
  await expect(page, `document.querySelector(${JSON.stringify(selector)})`)
  await page.type(selector, text)
}

/** Through page loads: a context that is gone is asked again. */
async function expect(page: OldPage, code: string): Promise<void> {
  for (const end = Date.now() + timeout; ; ) {
    const isSo = await page.evaluate<boolean>(`Boolean(${code})`).catch(() => false)
    if (isSo) return
    if (Date.now() > end) throw new Error(`not so at ${await page.url()}: ${code}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
