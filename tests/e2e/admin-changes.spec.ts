import { calendarDate } from '#contract/china-time.ts'
import type { Role } from '#contract/permissions.ts'
import { expect, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')

const lists = [
  ['/admin/searches', 'search', 'kiosk', `${say('searches.dismiss')}: kiosk`],
  ['/admin', 'missing', '/gone.php', `${say('leads.todayPage.dismiss')}: /gone.php`],
] as const

for (const [path, kind, name, dismiss] of lists)
  test(`a refused dismissal at ${path} is said and leaves the row; one that is done can be undone`, async ({
    browser,
    pair,
    db,
  }) => {
    const page = await signedIn(pair, browser, 'publisher', 'Robin', { box: kind })
    const setRole = (role: Role) =>
      db.updateTable('staff_member').set({ role }).where('email', '=', `${kind}@firm.example`).execute()
    const detail = kind === 'search' ? 'en' : ''
    await db
      .insertInto('figure')
      .values({ kind, name, detail, day: calendarDate(Date.now()), count: 3 })
      .execute()
    await visit(page, path)
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toBeVisible()
    await setRole('editor')
    await row.getByRole('button', { name: dismiss }).click()
    await expect(page.getByRole('alert').getByText(say('admin.faults.forbidden'))).toBeVisible()
    await expect(row).toBeVisible()
    await setRole('publisher')
    await row.getByRole('button', { name: dismiss }).click()
    await expect(row).toBeHidden()
    await expect(page.getByText(say('admin.faults.forbidden'))).toBeHidden()
    await page.getByRole('button', { name: say('admin.undo.undo') }).click()
    await expect(row).toBeVisible()
  })
