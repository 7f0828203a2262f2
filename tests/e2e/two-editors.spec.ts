import type { Locator, Page } from '@playwright/test'
import readiness from '../../i18n/en/readiness/index.ts'
import { expect, hydrated, test, visit } from './fixture.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.use({ viewport: { width: 1440, height: 900 } })

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
// one site for all of them
test.describe.configure({ mode: 'default' })

let ann: Page
let ben: Page
test.beforeAll(async ({ browser, pair }) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  ann = await signedIn(pair, browser, 'admin', 'Ann')
  ben = await signedIn(pair, browser, 'admin', 'Ben', { box: 'ben' })
  await visit(ben, '/admin/announcements')
  await ben.getByRole('button', { name: say('announcements.add') }).click()
  await ben.getByRole('button', { name: say('announcements.save') }).click()
  await expect(ben.getByRole('dialog')).toHaveCount(0)
})

type Place = {
  path: string
  open: (page: Page) => Promise<unknown>
  /** it has no address of its own, and is closed once it is saved */
  isDialog?: true
  /** two fields, and a text that each of them takes */
  fields: (page: Page) => [Locator, Locator]
  save: (page: Page) => Locator
  /** without a language, where it is the same in both */
  lang?: string
  /** what says that it is saved, and goes with the next letter; where nothing says it, the button goes */
  saved?: string | RegExp
}

const first = (page: Page) => page.locator('main a.a-row-link').first().click()
const inGroup = (page: Page, ...labels: string[]) =>
  labels.map((name) =>
    page.getByRole('group', { name: 'English' }).getByRole('textbox', { name, exact: true }),
  )
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name })

const places: Record<string, Place> = {
  article: {
    path: '/admin/news',
    open: (page) => page.getByRole('button', { name: say('news.list.create') }).click(),
    fields: (page) => {
      const english = page.getByRole('region', { name: 'English' })
      const { headline, summary } = {
        headline: 'news.editor.headline',
        summary: 'news.editor.summary',
      } as const
      return [english.getByLabel(say(headline)), english.getByLabel(say(summary))]
    },
    // saved by itself
    save: (page) => page.locator('main'),
    lang: 'English',
    saved: /^Saved \d\d:\d\d/,
  },
  position: {
    path: '/admin/jobs',
    open: first,
    fields: (page) => inGroup(page, say('news.jobs.team'), say('news.jobs.city')) as [Locator, Locator],
    save: button(say('news.jobs.save')),
    lang: 'English',
    saved: say('news.jobs.saved'),
  },
  package: {
    path: '/admin/packages',
    open: first,
    fields: (page) =>
      inGroup(page, say('packages.notes'), say('packages.requirements')) as [Locator, Locator],
    save: button(/^Update /),
    lang: 'English',
    saved: say('packages.saved'),
  },
  'text of the site': {
    path: `/admin/site?q=${encodeURIComponent(readiness.lead)}`,
    open: first,
    fields: (page) => [
      page.getByRole('group', { name: 'English' }).getByRole('textbox'),
      page.getByRole('group', { name: '中文' }).getByRole('textbox'),
    ],
    save: button(say('site.save')),
    lang: 'English',
    saved: say('site.saved'),
  },
  application: {
    path: '/admin/leads?status=all',
    open: first,
    fields: (page) => [
      page.getByLabel(say('leads.company'), { exact: true }),
      page.getByLabel(say('leads.due'), { exact: true }),
    ],
    save: (page) => page.locator('.a-lead-form').getByRole('button', { name: say('leads.save') }),
  },
  announcement: {
    path: '/admin/announcements',
    open: (page) => page.getByRole('button', { name: /^Change/ }).click(),
    isDialog: true,
    fields: (page) =>
      inGroup(page, say('announcements.text'), say('announcements.link')) as [Locator, Locator],
    save: (page) => page.getByRole('dialog').getByRole('button', { name: say('announcements.save') }),
    lang: 'English',
  },
}

for (const [name, place] of Object.entries(places))
  test(`${name}: what two change is merged, and asked for where it is the same field`, async () => {
    const [one, two] = [place.fields(ann), place.fields(ben)]
    const other = name === 'application' ? '2030-12-04' : 'by Ben'
    await visit(ann, place.path)
    await place.open(ann)
    await expect(one[0]).toBeVisible()
    await visit(ben, ann.url())
    if (place.isDialog) await place.open(ben)

    await change(ann, place, one[0], 'by Ann')
    await change(ben, place, two[1], other)
    await expect(two[0]).toHaveValue('by Ann')
    await change(ann, place, one[0], 'by Ann again')
    await expect(one[1]).toHaveValue(other)

    await two[0].fill('rather by Ben')
    await place.save(ben).click()
    const dialog = ben.getByRole('dialog', { name: 'Ann saved first' })
    const label = await two[0].evaluate(
      (field: HTMLTextAreaElement) => field.labels[0]?.firstChild?.textContent,
    )
    await expect(dialog.locator('legend')).toHaveText([place.lang, label].filter(Boolean).join(' · '))
    await expect(dialog.getByRole('group')).toContainText(/rather by Ben.*by Ann again/s)
    await ann.reload()
    await hydrated(ann)
    if (place.isDialog) await place.open(ann)
    await expect(one[0]).toHaveValue('by Ann again')
    await dialog.getByRole('button', { name: say('admin.draft.useChosen') }).click()
    if (place.isDialog) await place.save(ben).click()
    await isSaved(ben, place)

    await change(ann, place, one[1], name === 'application' ? '2030-12-05' : 'by Ann as well')
    await expect(one[0]).toHaveValue('rather by Ben')
    await expect(ann.getByRole('dialog', { name: 'saved first' })).toHaveCount(0)
  })

async function change(page: Page, place: Place, field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await place.save(page).click()
  await isSaved(page, place)
  if (place.isDialog) await place.open(page)
}

async function isSaved(page: Page, { saved, save }: Place): Promise<void> {
  if (saved) await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
  else await expect(save(page)).toHaveCount(0)
}
