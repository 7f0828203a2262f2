import { readdir, readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { fillIn, openLiveForm, trialForm } from './trial-form.ts'

/** Forms of the public site whose answer comes to the page they are on. */
const forms = {
  'src/search/search-page.tsx': '/en/search',
  'src/downloads/download-search-page.tsx': '/en/download/search',
  'src/releases/releases-page.tsx': '/en/service/releases',
  'src/trial/form/trial-form.tsx': '/en/trial/trial',
}

/** The others, with why an answer finds nothing typed. */
const others: Record<string, string> = {
  'app/shell/account.tsx': 'a button',
  'src/buying/estimate-page.tsx': 'leads to another document',
  'src/careers/join-us-page.tsx': 'choices',
  'src/compare/compare-chooser.tsx': 'choices',
  'src/downloads/get-address.tsx': 'a button',
  'src/legal/unsubscribe-page.tsx': 'a button',
  'src/ui/form.tsx': 'what the trial form is made of',
  'src/ui/search.tsx': 'what searches are made of',
}

test('every form of the public site is in the list', async () => {
  const files = (await Promise.all(['app', 'src'].map((folder) => filesOf(folder)))).flat()
  const withForms: string[] = []
  for (const file of files)
    if (!/\.(examples|test)\.tsx$/.test(file) && /<(Form|Search|form)\b/.test(await readFile(file, 'utf8')))
      withForms.push(file)
  expect(withForms.sort()).toEqual([...Object.keys(forms), ...Object.keys(others)].sort())
})

async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.tsx')).map((file) => `${folder}/${file}`)
}

const cleared = (main: Locator) => main.getByRole('link', { name: 'Clear filters' })

for (const [path, name, answer] of [
  [forms['src/search/search-page.tsx'], 'q', (main: Locator) => main.getByRole('status').getByText('8.6')],
  [forms['src/downloads/download-search-page.tsx'], 'q', cleared],
  [forms['src/releases/releases-page.tsx'], 'version', cleared],
] as const)
  test(`what is typed on into the form of ${path} while its answer comes stays`, async ({ page }) => {
    await visit(page, path)
    const main = page.getByRole('main')
    const field = main.locator(`[name=${name}]`)
    const release = await holdRequests(page, /_serverFn/)
    await field.fill('8.6')
    await field.press('Enter')
    await field.press('End')
    await page.keyboard.type('.1')
    await page.keyboard.press('Tab')
    release()
    await expect(page).toHaveURL(new RegExp(`${name}=8\\.6$`))
    await expect(answer(main)).toBeVisible()
    await expect(field).toHaveValue('8.6.1')
  })

test.describe('the trial form', () => {
  // a wrong code
  test.use({ expectedErrors: [/422/] })

  test('takes what is typed while a code is sent, and nothing while it is sent itself', async ({ page }) => {
    await openLiveForm(page, forms['src/trial/form/trial-form.tsx'])
    const form = trialForm(page, 'en')
    const letCodeCome = await holdRequests(page, /_serverFn/)
    await form.email.fill('typing@example.com')
    await form.getCode.click()
    await form.name.fill('Zhang San')
    letCodeCome()
    await expect(form.getCode).toBeHidden()
    await expect(form.name).toHaveValue('Zhang San')
    await fillIn(form, 'typing@example.com')
    await form.code.fill('000000')
    const release = await holdRequests(page, /_serverFn/)
    await form.submit.click()
    await expect(form.name).not.toBeEditable()
    release()
    await expect(form.summary).toBeVisible()
    await expect(form.name).toBeEditable()
    await expect(form.name).toHaveValue('张三')
  })
})
