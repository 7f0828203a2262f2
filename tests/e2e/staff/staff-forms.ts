import type { Page } from '@playwright/test'

export type StaffForm = {
  /** in admin */
  file: string
  path: string
  /** leads to it from there */
  open?: (page: Page) => Promise<unknown>
  /** what is typed, by label */
  type: Record<string, string>
  /** its button */
  send: string | RegExp
  /** the administrator's unless told otherwise */
  role?: 'editor'
  /** typed beside it */
  also?: (page: Page) => Promise<unknown>
  /** why what is typed is not kept when the tab is closed */
  notKept?: 'a secret' | 'a file'
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const first = async (page: Page) => {
  const rows = page.locator('main a.a-row-link')
  await rows.first().click()
  // the list has a heading too
  await rows.first().waitFor({ state: 'detached' })
}

const openLead = (page: Page) => page.getByRole('rowheader').getByRole('link').first().click()

const article = async (page: Page, dialog: string) => {
  await first(page)
  await page.locator('.ProseMirror').first().waitFor()
  await press(dialog)(page)
}

const person = async (page: Page, dialog: string) => {
  await page.getByLabel('Email or telephone').fill('zhang.san@firm.test')
  await press('Find')(page)
  await press(dialog)(page)
}

/** Every form of the staff side that changes something, with what is to be typed in it. Each is sent in this order. */
export const staffForms: readonly StaffForm[] = [
  {
    file: 'identity/account-page.tsx',
    path: '/admin/account',
    type: { 'Current password': 'a fence of seventeen posts', 'New password': 'a gate of eighteen boards' },
    send: 'Change it and sign out the other sessions',
    notKept: 'a secret',
  },
  {
    file: 'identity/invite-dialog.tsx',
    path: '/admin/staff',
    open: press('Invite'),
    type: { 'Work email': 'new@firm.example' },
    send: 'Send invitation',
  },
  {
    file: 'jobs/job-page.tsx',
    path: '/admin/jobs',
    open: first,
    type: { Summary: 'one line' },
    send: 'Save the draft',
  },
  {
    file: 'packages/package-page.tsx',
    path: '/admin/packages',
    open: first,
    type: { 'Release notes, one per line': 'one line' },
    send: /^Update /,
  },
  {
    file: 'packages/add-package.tsx',
    path: '/admin/packages',
    open: press('Add a package'),
    also: (page) =>
      page.getByLabel(/^File/).setInputFiles({
        name: 'mvda-client-9.9.msi',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      }),
    type: { Version: '9.9', 'Name, 中文': '客户端', 'Name, English': 'client' },
    send: 'Upload',
    notKept: 'a file',
  },
  {
    file: 'announcements/announcement-form.tsx',
    path: '/admin/announcements',
    open: press('New announcement'),
    also: (page) => page.locator('#announcement-langs').selectOption('cn'),
    type: { Text: '周六凌晨停机维护' },
    send: 'Publish',
  },
  {
    file: 'searches/searches-page.tsx',
    path: '/admin/searches',
    open: press('New search terms'),
    type: { 'What visitors type': 'thin client', Synonyms: 'zero client' },
    send: 'Save',
  },
  {
    file: 'releases/releases-page.tsx',
    path: '/admin/releases',
    open: press('New release'),
    type: { Version: '9.9', 'Release date': '2026-11-01' },
    send: 'Save',
  },
  {
    file: 'releases/compatibility-page.tsx',
    path: '/admin/compatibility',
    open: press('New entry'),
    type: { 'Name, Chinese': '华为', 'Name, English': 'Huawei' },
    send: 'Save',
  },
  {
    file: 'redirects/redirects-page.tsx',
    path: '/admin/redirects',
    open: press('New redirect'),
    type: { 'Old address': '/cn/old', 'New address': '/cn/about/news' },
    send: 'Save',
  },
  {
    file: 'redirects/import-dialog.tsx',
    path: '/admin/redirects',
    open: press('Import CSV'),
    also: (page) =>
      page.getByLabel('Table').setInputFiles({
        name: 'redirects.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('/cn/gone,/cn/about/news,301\n'),
      }),
    type: {},
    send: 'Check first',
    notKept: 'a file',
  },
  {
    file: 'site/text-page.tsx',
    path: '/admin/site?q=Desktop+virtualization+and+cloud+software',
    open: first,
    type: { Title: 'another title' },
    send: 'Save',
  },
  {
    file: 'media/picture-details.tsx',
    path: '/admin/media',
    open: press('desktop.png'),
    type: { 'Alternative text, 中文': '桌面', 'Alternative text, English': 'a desktop' },
    send: 'Save',
  },
  {
    file: 'media/picture-details.tsx',
    path: '/admin/media',
    open: async (page) => {
      await press('desktop.png')(page)
      await press('Delete…')(page)
    },
    type: { 'This cannot be undone': 'desktop.png' },
    send: 'Delete',
  },
  {
    file: 'leads/lead-form.tsx',
    path: '/admin/leads?status=all',
    open: openLead,
    type: { Company: 'a company', 'Next call': '2027-01-05' },
    send: 'Save',
  },
  {
    file: 'leads/lead-form.tsx',
    path: '/admin/leads?status=all',
    open: openLead,
    type: { Note: 'calls at three' },
    send: 'Save note',
  },
  {
    file: 'leads/lead-filter-bar.tsx',
    path: '/admin/leads?status=won',
    open: press('Save view'),
    type: { Name: 'won ones' },
    send: 'Save',
  },
  {
    file: 'leads/lead-table.tsx',
    path: '/admin/leads?status=all',
    open: (page) => page.getByRole('checkbox', { name: '张三' }).check(),
    also: (page) =>
      page
        .getByRole('form', { name: 'Selected applications' })
        .getByRole('combobox', { name: 'Owner' })
        .selectOption('Other'),
    type: { 'A note to go with it': 'answer by Friday' },
    send: 'Apply',
  },
  {
    file: 'persons/addresses.tsx',
    path: '/admin/persons',
    open: (page) => person(page, 'Correct'),
    type: { Applicant: 'Zhang San' },
    send: 'Correct',
  },
  {
    file: 'news/review-dialog.tsx',
    path: '/admin/news?state=draft',
    role: 'editor',
    open: (page) => article(page, 'Submit for review'),
    type: { 'Note to the publisher (optional)': 'please by Friday' },
    send: 'Submit for review',
  },
  {
    file: 'news/publish-dialog.tsx',
    path: '/admin/news?state=public',
    open: (page) => article(page, 'Update'),
    type: { 'Note (in the history only)': 'one word changed' },
    send: /^Update /,
  },
  {
    file: 'news/seo-section.tsx',
    path: '/admin/news?state=public',
    open: (page) => article(page, 'Change: Address and search results'),
    type: { Address: 'another-address', 'Title in search results (English)': 'another title' },
    send: 'Save',
  },
  {
    file: 'news/publish-dialog.tsx',
    path: '/admin/news?state=public',
    open: (page) => article(page, 'Withdraw'),
    type: { 'Note (in the history only)': 'is outdated' },
    send: 'Withdraw',
  },
  // last: the others need the two as they are
  {
    file: 'identity/staff-page.tsx',
    path: '/admin/staff',
    open: press('Change'),
    also: (page) => page.getByRole('dialog').getByText('Publisher', { exact: true }).click(),
    type: {},
    send: 'Save',
  },
  {
    file: 'identity/staff-page.tsx',
    path: '/admin/staff',
    open: async (page) => {
      await page.getByRole('row', { name: 'Other' }).getByRole('button').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    },
    type: { 'This cannot be undone': 'Other' },
    send: 'Deactivate',
  },
]

/** Forms that are not in the list, with what is tried elsewhere or why there is nothing to lose. */
export const otherForms: Record<string, string> = {
  'announcements/announcements-page.tsx': 'its form is in a file of its own',
  'ui/list/entries-page.tsx': 'shows the forms of the small lists',
  'identity/sign-in-form.tsx': 'before a session; posted without scripts as well (every-page.no-js)',
  'leads/lost-dialog.tsx': 'answers a question of the page, which sends it (admin-desk)',
  'news/body/body-toolbar.tsx': 'changes the text beside it, which is kept and saved (admin-news)',
  'ui/draft/conflict-dialog.tsx': 'chooses between texts that are kept (admin-news)',
  'news/history/history-page.tsx': 'chooses what is compared',
  'persons/persons-page.tsx': 'looks up a person',
  'shell/ask-dialog.tsx': 'a question',
  'site/site-page.tsx': 'finds texts',
  'ui/action-form.tsx': 'what most of them are made of',
  'ui/list/filter-bar.tsx': 'filters a list',
}
