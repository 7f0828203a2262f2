import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type HandbookPageKey, handbookKeys, quotationsIn, quoted } from '#admin/handbook/handbook.ts'
import type { Role } from '#contract/permissions.ts'
import cnHandbook from '../../i18n/cn/admin-handbook/index.ts'
import enHandbook from '../../i18n/en/admin-handbook/index.ts'
import type { SitePair } from '../site-pair.ts'
import { expect, test, visit } from './fixture.ts'
import { applyAs, bluePicture, signedIn, writeArticle } from './staff/staff-page.ts'
import { staffWords } from './staff/staff-words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// Walks the screens that the handbook describes. `HANDBOOK=write npm run e2e -- tests/e2e/handbook.spec.ts` takes its pictures.

test.describe.configure({ mode: 'parallel', timeout: process.env.HANDBOOK === 'write' ? 1_500_000 : 600_000 })
test.use({ expectedErrors: [/Viewport size changed/] })

const isWriting = process.env.HANDBOOK === 'write'
const pages = { cn: cnHandbook.pages, en: enHandbook.pages }
type Lang = keyof typeof pages

let pair: SitePair
test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
})

type Walk = {
  page: Page
  lang: Lang
  /** A text of the staff side, such as `news.list.create`. */
  say: (quotation: string) => string
  press: (quotation: string) => Promise<void>
  open: (path: string) => Promise<void>
  /** Takes down what is on the screen, and its picture. */
  look: (isPicture?: 'picture') => Promise<void>
  /** The same walk of somebody else. */
  as: (role: Role) => Promise<Walk>
}

const titles = { cn: '桌面云9.0发布', en: 'Cloud desktop 9.0 is here' }

const writeIn = ({ page, lang }: Walk) =>
  writeArticle(
    page,
    lang,
    [titles.cn, '登录更快。', '新版本今天可以下载。'],
    [titles.en, 'Faster logon.', 'The new version can be downloaded today.'],
  )

const walks: Record<HandbookPageKey, [Role, (walk: Walk) => Promise<void>]> = {
  start: [
    'editor',
    async ({ page, open, look }) => {
      await open('/admin')
      await page.locator('.a-account-menu > button').click()
      await look('picture')
      await open('/admin/account')
      await look()
    },
  ],
  write: [
    'editor',
    async (walk) => {
      await walk.open('/admin/news')
      await walk.look()
      await writeIn(walk)
      await walk.look('picture')
    },
  ],
  pictures: [
    'editor',
    async (walk) => {
      const { page, say, press, look } = walk
      await writeIn(walk)
      await look()
      await page
        .getByRole('region', { name: '中文' })
        .getByRole('textbox', { name: say('news.editor.body') })
        .click()
      await press('news.toolbar.picture')
      const file = await bluePicture('desktop.png', 800, 450)
      await page.getByLabel(say('news.media.upload')).setInputFiles(file)
      await page.locator('.a-picture-tile').click()
      await expect(page.getByRole('heading', { name: say('news.media.unused') })).toBeVisible()
      await look('picture')
    },
  ],
  review: [
    'editor',
    async (walk) => {
      await writeIn(walk)
      await walk.look()
      await walk.press('news.review.submit')
      await walk.look('picture')
      await walk.page
        .getByRole('dialog')
        .getByRole('button', { name: walk.say('news.review.submitTitle') })
        .click()
      await expect(walk.page.getByRole('dialog')).toBeHidden()
      const publisher = await walk.as('publisher')
      await publisher.open(new URL(walk.page.url()).pathname)
      await publisher.look()
    },
  ],
  publish: [
    'publisher',
    async (walk) => {
      await writeIn(walk)
      await walk.look()
      await walk.press('news.editor.publish')
      await walk.look('picture')
    },
  ],
  jobs: [
    'editor',
    async ({ open, look, press, page, say }) => {
      await open('/admin/jobs')
      await look()
      await press('news.jobs.create')
      await expect(page.getByRole('button', { name: say('news.jobs.save') })).toBeVisible()
      await look('picture')
    },
  ],
  packages: [
    'publisher',
    async ({ open, look, press }) => {
      await open('/admin/packages')
      await look()
      await press('packages.add')
      await look('picture')
    },
  ],
  site: [
    'editor',
    async (walk) => {
      const find = async ({ open, page, say, press, look }: Walk) => {
        await open('/admin/site?q=')
        await page.getByLabel(say('site.find')).fill('MVDA')
        await press('site.go')
        await page.getByRole('rowheader').first().waitFor()
        await look()
        await open('/admin/site')
        const frame = page.frameLocator(`iframe[title="${say('site.frame')}"][aria-busy="false"]`)
        await frame.locator('#functions [data-texts]').first().dispatchEvent('click')
        await expect(page.getByRole('button', { name: say('site.save'), exact: true })).toBeVisible()
      }
      await find(walk)
      await walk.look('picture')
      const publisher = await walk.as('publisher')
      await find(publisher)
      await publisher.look()
      const admin = await walk.as('admin')
      await admin.open('/admin/confirm')
      await admin.look()
    },
  ],
  leads: [
    'sales',
    async ({ open, look, page, say }) => {
      await open('/admin/leads')
      await look()
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByRole('complementary')).toBeVisible()
      await look('picture')
      // its button comes with the text
      const note = page.getByLabel(say('leads.note'), { exact: true })
      await note.fill(titles.en)
      await look()
      await note.fill('')
    },
  ],
  persons: [
    'sales',
    async ({ open, look, press, page, say }) => {
      await open('/admin/persons')
      await look()
      await page.getByLabel(say('persons.by')).fill('zhang.san@firm.test')
      await press('persons.find')
      await expect(page.getByText(say('persons.agreed')).first()).toBeVisible()
      await look('picture')
    },
  ],
  staff: [
    'admin',
    async ({ open, look, press }) => {
      await open('/admin/audit')
      await look()
      await open('/admin/staff')
      await look()
      await press('identity.staff.invite')
      await look('picture')
    },
  ],
}

async function walkThrough(browser: Browser, lang: Lang): Promise<void> {
  const people = new Map<Role, Page>()
  const say = (quotation: string) => quoted(quotation, (namespace) => staffWords[lang][namespace])
  for (const key of handbookKeys) {
    const seen: string[] = []
    const as = async (role: Role): Promise<Walk> => {
      const page = people.get(role) ?? (await signedIn(pair, browser, role, `Gao ${role}`))
      people.set(role, page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.context().addCookies([{ name: 'admin-lang', value: lang, url: `${pair.siteUrl}/admin` }])
      return {
        page,
        lang,
        say,
        as,
        press: (quotation) =>
          page
            .getByRole('button', { name: say(quotation), exact: true })
            .first()
            .click(),
        open: async (path) => {
          await visit(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        },
        look: async (isPicture) => {
          await page.waitForLoadState('networkidle')
          seen.push(...(await namesOn(page)))
          if (isPicture && isWriting) await writePicture(page, `${key}-${lang}`)
        },
      }
    }
    const [role, walk] = walks[key]
    await test.step(`${key}-${lang}`, async () => walk(await as(role)))
    const quotations = Object.values<string>(pages[lang][key].steps).flatMap((text) =>
      quotationsIn(text).filter((_, at) => at % 2 === 1),
    )
    const missing = quotations.filter((quotation) => !seen.some((name) => name.includes(say(quotation))))
    expect(missing, `quoted by the page ${key} and on none of its screens`).toEqual([])
  }
}

/** What is to be seen on a page of its buttons, links, fields and headings, by their names. */
async function namesOn(page: Page): Promise<string[]> {
  const named =
    'button, a, label, legend, summary, th, h1, h2, h3, dt, [aria-label], [aria-labelledby], [placeholder]'
  return page.locator(named).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [
        element.textContent,
        element.getAttribute('aria-label'),
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
        element.getAttribute('placeholder'),
      ])
      .map((name) => (name ?? '').trim()),
  )
}

async function writePicture(page: Page, name: string): Promise<void> {
  const taken = await page.screenshot({ animations: 'disabled' })
  const picture = sharp(taken).resize(1200, 750).webp({ quality: 50, effort: 6 })
  await writeFile(`admin/handbook/pictures/${name}.webp`, await picture.toBuffer())
}

for (const lang of isWriting ? (['cn', 'en'] as const) : (['en'] as const))
  test(`the handbook calls everything by its name on the screens that it describes, ${lang}`, async ({
    browser,
  }) => {
    await applyAs(pair, 'zhang.san@firm.test', '张三')
    await walkThrough(browser, lang)
  })

test('everybody on the staff can read the handbook, page by page', async ({ browser }) => {
  test.skip(isWriting, 'its pictures are being taken')
  const page = await signedIn(pair, browser, 'editor', 'Reader', { box: 'reader' })
  await visit(page, '/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Handbook' }).click()
  await expect(page.getByRole('row', { name: 'Write an article' })).toContainText('Your work')
  await page.getByRole('link', { name: enHandbook.pages.start.title }).click()
  for (const key of handbookKeys) {
    const { title, picture } = enHandbook.pages[key]
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/[[\]]/)
    const image = page.getByRole('img', { name: picture })
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200)
    if (key !== handbookKeys.at(-1)) await page.getByRole('link', { name: 'Next:' }).click()
  }
  await page.goto('/admin/handbook/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not')
})
