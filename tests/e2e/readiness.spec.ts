import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './fixture.ts'

test('runs for real, says what came out, and takes it into the trial form', async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, '/en/trial/test')
  // looked for in each frame: on a fast line it is over before an expectation looks again
  const progress = page.waitForFunction(() =>
    document.querySelector('main progress, main [role="progressbar"]'),
  )
  await page.getByRole('button', { name: 'Start the check' }).click()
  await progress
  await finishCheck(page)

  await expect(rowOf(page, 'WebRTC')).toContainText('Pass')
  await expect(rowOf(page, 'WebSocket')).toContainText('Pass')
  await expect(rowOf(page, 'Round trip')).toContainText(/median \d+\sms/)
  await expect(rowOf(page, 'Download speed')).toContainText(/\d\sMbit\/s/)
  await expect(page.getByRole('cell', { name: 'Waiting' })).toHaveCount(0)

  // nothing but this site was asked, and of it only for time, code and words
  const { host } = new URL(page.url())
  expect(requests.filter(({ url }) => new URL(url).host !== host)).toEqual([])
  // the page view is counted, whatever is done on the page
  expect(requests.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/visit'))).toEqual([])

  await page.getByRole('link', { name: 'Apply with this result' }).click()
  await expect(page).toHaveURL(/\/en\/trial\/trial$/)
  await expect(page.locator('form input[name="readiness"]')).toHaveValue(
    /Trial readiness result.*WebRTC: Pass/s,
  )
})

test('copies the result, and is accessible with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startCheck(page)
  await finishCheck(page)
  await page.getByRole('button', { name: 'Copy result' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Trial readiness result')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, 'a finished check')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'a finished check, dark', { only: ['color-contrast'] })
})

test('offers the text to select where the clipboard is closed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
  })
  await startCheck(page)
  await finishCheck(page)
  await page.getByRole('button', { name: 'Copy result' }).click()
  const box = page.getByRole('textbox', { name: 'Trial readiness result' })
  await expect(box).toBeFocused()
  const selected = () =>
    box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart === area.value.length)
  await expect.poll(selected).toBe(true)
})

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 }
  test.use({ viewport: phone, screen: phone, hasTouch: true, isMobile: true })

  test('a small screen is a note, not a failure', async ({ page }) => {
    await startCheck(page)
    await finishCheck(page)
    await expect(rowOf(page, 'Screen and pixel ratio')).toContainText('Note')
    await expect(rowOf(page, 'Screen and pixel ratio')).toContainText('390 × 844')
    await expect(rowOf(page, 'Input')).not.toContainText('Not met')
  })
})

test.describe('without a line', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('can be stopped and run again, and says so without a line', async ({ page }) => {
    // answers that never come: the check is still at its first step when it is stopped
    await page.route('**/probe?*', () => {})
    await startCheck(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await page.unroute('**/probe?*')
    await page.route('**/probe?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Start the check' }).click()
    await finishCheck(page)
    await expect(page.getByText('No network connection')).toBeVisible()
    await expect(rowOf(page, 'Round trip')).toContainText('No result')
  })
})

function rowOf(page: Page, name: string) {
  const head = page.getByRole('rowheader', { name: new RegExp(`^${name}`) })
  return page.getByRole('row').filter({ has: head })
}

async function startCheck(page: Page) {
  await visit(page, '/en/trial/test')
  await page.getByRole('button', { name: 'Start the check' }).click()
}

async function finishCheck(page: Page) {
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 60_000 })
}

function watchRequests(page: Page): { url: string; method: string }[] {
  const seen: { url: string; method: string }[] = []
  page.on('request', (request) => seen.push({ url: request.url(), method: request.method() }))
  return seen
}
