import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Role } from '#contract/permissions.ts'
import { openDatabase } from '../../../api/db/open-database.ts'
import { invite } from '../../../api/staff/identity/invitations.ts'
import { readOutbox } from '../../mail/outbox.ts'
import { askForCode, postTrialForm, type SitePair } from '../../site-pair.ts'
import { expect, visit } from '../fixture.ts'
import { sayIn } from './staff-words.ts'

type Member = {
  /** of the address, where several have the role */
  box?: string
  lang?: 'cn' | 'en'
  /** by the pair's clock */
  now?: number
}

/** A browser of somebody who has just accepted an invitation. */
export async function signedIn(
  pair: SitePair,
  browser: Browser,
  role: Role,
  name: string,
  { box = role, lang = 'en', now = Date.now() }: Member = {},
): Promise<Page> {
  const say = sayIn(lang)
  const db = await openDatabase({ dataDir: pair.dataDir })
  const invited = { email: `${box}@firm.example`, role, name, lang }
  const token = await invite(db, invited, { id: null, name: 'test' }, now)
  await db.destroy()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: pair.siteUrl })
  // the language before the sign-in
  await context.addCookies([{ name: 'admin-lang', value: lang, url: `${pair.siteUrl}/admin` }])
  const page = await context.newPage()
  await visit(page, `/admin/invitation?token=${token}`)
  await page.getByLabel(say('identity.invitation.name')).fill(name)
  await page.getByLabel(say('identity.invitation.password')).fill('a fence of seventeen posts')
  await page.getByRole('button', { name: say('identity.invitation.submit') }).click()
  await expect(page.getByRole('navigation', { name: say('admin.nav.label') })).toBeVisible()
  return page
}

/** An application whose address is verified, with a consent to product news. */
export async function applyAs(pair: SitePair, email: string, name: string): Promise<void> {
  await askForCode(pair.upstreamUrl, email)
  const [mail] = await readOutbox(pair.upstreamUrl, email)
  await postTrialForm(pair.siteUrl, { email, name, code: mail?.code ?? '', marketing: 'yes' })
}

/** Of a version of an article: title, summary and body. */
type Version = [title: string, summary: string, body: string]

/** Begins an article, and waits until what is written of it is saved. */
export async function writeArticle(page: Page, lang: 'cn' | 'en', cn: Version, en: Version): Promise<void> {
  const say = sayIn(lang)
  await visit(page, '/admin/news')
  await page.getByRole('button', { name: say('news.list.create') }).click()
  for (const [region, [title, summary, body]] of [
    ['中文', cn],
    ['English', en],
  ] as const) {
    const column = page.getByRole('region', { name: region })
    await column.getByLabel(say('news.editor.headline')).fill(title)
    await column.getByLabel(say('news.editor.summary')).fill(summary)
    await column.getByRole('textbox', { name: say('news.editor.body') }).fill(body)
  }
  await expect(
    page.getByText(new RegExp(`${say('news.editor.savedBefore')}.*\\d\\d:\\d\\d`)).first(),
  ).toBeVisible()
}

/** Waits until the article that is open is saved. */
export const saved = (page: Page) => expect(page.getByText(/^(.+\. )?Saved \d\d:\d\d$/)).toBeVisible()

/** A blue picture, to be chosen in a field for files. */
export async function bluePicture(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2457d6' } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** Leaves what is not saved, and answers the question about it. */
export async function leaves(page: Page, isSure: boolean, leave: () => Promise<unknown>): Promise<void> {
  await leave()
  const question = page.getByRole('dialog', { name: sayIn('cn')('admin.states.leave.title') })
  await question
    .getByRole('button', { name: sayIn('cn')(isSure ? 'admin.states.leave.submit' : 'admin.states.cancel') })
    .click()
  await expect(question).toBeHidden()
}
