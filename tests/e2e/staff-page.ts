import type { Browser, Page } from '@playwright/test'
import type { Role } from '../../api/contract/permissions.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { invite } from '../../api/staff/identity/invitations.ts'
import { askForCode, postTrialForm, type SitePair } from '../site-pair.ts'
import { expect, hydrated } from './fixture.ts'

/** A browser of somebody who has just accepted an invitation. @param now by the pair's clock */
export async function signedIn(
  pair: SitePair,
  browser: Browser,
  role: Role,
  name: string,
  box: string = role,
  now: number = Date.now(),
): Promise<Page> {
  const db = await openDatabase({ dataDir: pair.dataDir })
  const invited = { email: `${box}@firm.example`, role, name, lang: 'en' } as const
  const token = await invite(db, invited, { id: null, name: 'test' }, now)
  await db.destroy()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: pair.siteUrl })
  // the language before the sign-in
  await context.addCookies([{ name: 'admin-lang', value: 'en', url: `${pair.siteUrl}/admin` }])
  const page = await context.newPage()
  await page.goto(`/admin/invitation?token=${token}`)
  await hydrated(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Choose a password').fill('a fence of seventeen posts')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  return page
}

/** An application whose address is verified, with a consent to product news. */
export async function applyAs(pair: SitePair, email: string, name: string): Promise<void> {
  await askForCode(pair.upstreamUrl, email)
  const outbox = await fetch(`${pair.upstreamUrl}/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = await outbox.json()
  const { code } = messages.find(({ to }: { to: string }) => to === email)
  await postTrialForm(pair.siteUrl, { email, name, code, marketing: 'yes' })
}

/** A phone has the button behind three dots. */
export async function saveDraft(page: Page): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: '更多' })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: '保存草稿' }).first().click()
}
