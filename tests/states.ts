import type { Page } from '@playwright/test'

/** What can be on the screen after a few gestures, by a name for people; the gestures know no language. */
export type State = {
  name: string
  /** behind the language; the staff's side has no language in its addresses */
  path: string
  act?: (page: Page) => Promise<unknown>
  /** the part that is meant; otherwise the page from its top to its end */
  part?: string
  /** how much the upstream has of what people send in; otherwise much of it */
  when?: Phase
}

/** In the order in which one leads to the next. `away`: the upstream does not answer. */
export const phases = ['empty', 'one', 'many', 'away'] as const
export type Phase = (typeof phases)[number]

/** Opens the page of a state and brings the state about, as far as the browser runs scripts. */
export async function openState(page: Page, { path, act, part }: State, lang: string): Promise<void> {
  await page.goto(path.startsWith('/admin') ? path : `/${lang}${path}`)
  await page.waitForFunction(() => !('$_TSR' in window))
  if (part?.includes('.scr')) await liveScreen(page, part)
  await act?.(page)
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
}

/** Waits until the screen of a product answers. */
export async function liveScreen(page: Page, part = 'main figure'): Promise<void> {
  await page.locator(part).first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.scr input') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

type Acts = Record<string, State['act']>

const click =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(`main figure ${selector}`).first().click()
  }
const slide = (value: number) => (page: Page) =>
  page.locator('main figure input[type=range]').first().fill(String(value))
const search = (text: string) => async (page: Page) => {
  await tab(2)(page)
  await page.locator('main figure input[type=search]').fill(text)
}
/** Narrow screens show one of two panels. */
const tab = (number: number) => (page: Page) =>
  page
    .locator('main figure .scr__tabs label')
    .nth(number - 1)
    .click({ timeout: 1000 })
    .catch(() => undefined)

/** The screens of the products in each of their states. */
export const screenStates: Record<string, State[]> = {
  centerview: statesOf('centerview', {
    'as it opens': undefined,
    'signed out': slide(84),
    'second problem': slide(192),
    'all normal': slide(220),
    'health checks': tab(2),
  }),
  av: statesOf('av', {
    'as it opens': undefined,
    'before any event': slide(10),
    'sensitive window': slide(120),
    locked: slide(470),
    search: tab(2),
    'nothing found': search('xyz'),
    'found by what the picture says': search('E:'),
    'one kind': click('.av__kinds label:nth-of-type(2)'),
  }),
  dsc: statesOf('dsc', {
    'as it opens': undefined,
    record: tab(2),
    released: click('.scr__keys .btn'),
    rejected: click('.scr__keys .btn + .btn'),
    blocked: click('.dsc__pick label + label'),
    'manual review': click('.dsc__pick label + label', '.scr__keys .btn'),
    'all decided': click('.scr__keys .btn', '.scr__keys .btn', '.scr__keys .btn + .btn'),
  }),
  mvda: statesOf('mvda', {
    'as it opens': undefined,
    'tablet, poor line': click(
      'fieldset:nth-of-type(1) label:nth-of-type(3)',
      'fieldset + fieldset label:nth-of-type(2)',
    ),
    'phone, branch': click(
      'fieldset:nth-of-type(1) label:nth-of-type(4)',
      'fieldset + fieldset label:nth-of-type(3)',
    ),
    steps: tab(2),
  }),
  a2m: statesOf('a2m', {
    'as it opens': undefined,
    'half way': slide(50),
    'nothing moved': slide(0),
    'row marked': click('.a2m__phone label:nth-of-type(5)'),
    'buttons marked': click('.a2m__phone label:nth-of-type(8)'),
  }),
  mdw: statesOf('mdw', {
    'as it opens': undefined,
    unplugged: click('.mdw__keys .btn'),
    'of a colleague': click('label:nth-of-type(1)'),
    booked: click('label:nth-of-type(1)', '.mdw__keys .btn'),
    paused: click('.mdw__keys .btn + .btn'),
  }),
}

/** Pages of visitors in states that an address alone does not bring about. */
export const pageStates: State[] = [
  { name: 'article', path: '/about/news', act: follow('main [href*="/news-detail/"]') },
  { name: 'news, of a category', path: '/about/news?category=release' },
  { name: 'position', path: '/about/joinus', act: follow('main [href*="joinus?id="]') },
  {
    name: 'position, closed',
    path: '/about/joinus',
    act: follow('main li:has(.chip) [href*="joinus?id="]'),
  },
  { name: 'positions, nothing', path: '/about/joinus?team=qa&city=shenzhen' },
  { name: 'package', path: '/download/search', act: follow('main [href*="download?id="]') },
  { name: 'downloads, nothing', path: '/download/search?q=xyzzy' },
  { name: 'estimate', path: '/product/estimate?mvda=800&av=20' },
  { name: 'search, results', path: '/search?q=MVDA' },
  { name: 'search, nothing', path: '/search?q=xyzzy' },
  { name: 'trial, faults', path: '/trial/trial', act: press('main form .btn[type=submit][aria-disabled]') },
  { name: 'trial, notice', path: '/trial/trial', act: press('main form details summary') },
  { name: 'trial, sent', path: '/trial/trial?done=T-7K3M-Q2XA' },
  { name: 'menu', path: '', act: press('header [popovertarget]:visible') },
  { name: 'not found', path: '/nowhere' },
]

/** The same for what the line or the upstream brings about. */
export const troubleStates: State[] = [
  { name: 'news, loading', path: '', act: arrive('/about/news', 'hold') },
  { name: 'news, failed', path: '', act: arrive('/about/news', 'abort') },
  { name: 'check, at work', path: '/trial/test', act: check('hold') },
  { name: 'check, done', path: '/trial/test', act: check() },
  { name: 'check, failed', path: '/trial/test', act: check('abort') },
  ...['login', 'register', 'forgotten'].map((form) => ({
    name: `account, ${form}, faults`,
    path: '/download/search',
    act: accountPage(form),
  })),
  ...[
    ...['/about/news', '/about/news-detail/019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607', '/about/recruitment'],
    ...['/about/joinus', '/download/search', '/search?q=MVDA'],
  ].map((path) => ({ name: `${path}, upstream away`, path, when: 'away' as const })),
]

const dialog = 'dialog[open]'
const lists = [
  'news',
  'jobs',
  'media',
  'packages',
  'releases',
  'compatibility',
  'redirects',
  'searches',
  'announcements',
  'site',
  'confirm',
  'staff',
  'audit',
  'leads',
  'figures',
]

/** The staff's side: its pages, dialogs and messages. */
export const staffStates = onStaffSide([
  ...phases.slice(0, 2).flatMap((when) =>
    ['', '/leads', '/leads?layout=board', '/redirects', '/figures', '/audit', '/staff'].map((path) => ({
      name: `${path || '/'}, ${when}`,
      path: `/admin${path}`,
      when,
    })),
  ),
  ...['', ...lists.map((list) => `/${list}`), '/account', '/leads?layout=board', '/leads?sort=due'].map(
    (path) => ({ name: path || '/', path: `/admin${path}` }),
  ),
  ...['leads', 'news', 'packages', 'media'].map((list) => ({
    name: `${list}, nothing found`,
    path: `/admin/${list}?q=xyzzy`,
  })),
  ...lists.flatMap((list) =>
    (['hold', 'abort'] as const).map((answer) => ({
      name: `${list}, ${answer === 'hold' ? 'loading' : 'failed'}`,
      path: '/admin/account',
      act: arrive(`/admin/${list}`, answer),
    })),
  ),
  { name: 'application', path: '/admin/leads', act: press('main .a-row-link') },
  { name: 'personal data', path: '/admin/persons' },
  { name: 'article', path: '/admin/news', act: leave('main tr:last-child .a-row-link') },
  { name: 'article, new', path: '/admin/news', act: leave('.a-page-head .btn') },
  { name: 'history', path: '/admin/news', act: openHistory },
  {
    name: 'publish',
    path: '/admin/news',
    act: press('main .a-row-link', 'main:has(.a-editor) .a-page-head .btn:not(.btn--ghost)'),
  },
  { name: 'position', path: '/admin/jobs', act: leave('main .a-row-link') },
  { name: 'position, new', path: '/admin/jobs', act: leave('.a-page-head .btn') },
  { name: 'package', path: '/admin/packages', act: leave('main .a-row-link') },
  {
    name: 'package, add, faults',
    path: '/admin/packages',
    act: press('.a-page-head .btn', `${dialog} [type=submit]`),
  },
  { name: 'site, a text beside its page', path: '/admin/site?page=/en/trial/test&path=readiness/title' },
  { name: 'site texts', path: '/admin/site?q=' },
  { name: 'site text', path: '/admin/site?path=home/title' },
  { name: 'site texts, nothing found', path: '/admin/site?q=xyzzy' },
  { name: 'redirect', path: '/admin/redirects', act: press('main tbody .btn') },
  {
    name: 'redirect, add, faults',
    path: '/admin/redirects',
    act: press('.a-page-head .btn', `${dialog} [type=submit]`),
  },
  {
    name: 'search answer, add, faults',
    path: '/admin/searches',
    act: press('.a-page-head .btn', `${dialog} [type=submit]`),
  },
  { name: 'redirects, import', path: '/admin/redirects', act: press('.a-foot .btn + .btn') },
  {
    name: 'invite, faults',
    path: '/admin/staff',
    act: press('.a-page-head .btn', `${dialog} [type=submit]`),
  },
  { name: 'member', path: '/admin/staff', act: press('main tbody .btn') },
  { name: 'authenticator', path: '/admin/account', act: press('main .btn') },
  {
    name: 'commands',
    path: '/admin/account',
    // a key may come before the page listens for it
    act: (page) => page.locator('#commands').evaluate((menu: HTMLDialogElement) => menu.showModal()),
  },
  {
    name: 'more',
    path: '/admin/account',
    act: press('.a-tab-bar button:visible, .a-account-menu > button:visible'),
  },
  { name: 'not found', path: '/admin/nowhere' },
  { name: 'article, not found', path: '/admin/news/019b1a2c-3d4e-7f50-8a61-b2c3d4e5f607' },
  { name: 'sign in', path: '/admin/sign-in' },
  {
    name: 'sign in, wrong',
    path: '/admin/sign-in',
    act: async (page) => {
      await page.locator('[name=email]').fill('nobody@firm.example')
      await page.locator('[name=password]').fill('wrong')
      await press('main [type=submit]')(page)
      await page.locator('[role=alert]').waitFor()
    },
  },
  { name: 'invitation, void', path: '/admin/invitation?token=x' },
  ...['', '/leads', '/news', '/audit'].map((path) => ({
    name: `${path || '/'}, upstream away`,
    path: `/admin${path}`,
    when: 'away' as const,
  })),
])

function onStaffSide(states: State[]): State[] {
  return states.map((state) => ({ ...state, name: `staff ${state.name}` }))
}

/** Clicks one after the other, each as soon as it is there. */
function press(...selectors: string[]) {
  return async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click()
  }
}

/** Opens what leads away from a list. */
function leave(selector: string) {
  return async (page: Page) => {
    await press(selector)(page)
    await page.locator('main .a-row-link').first().waitFor({ state: 'detached' })
  }
}

/** Its link is behind three dots on narrow screens. */
async function openHistory(page: Page) {
  await press('main .a-row-link')(page)
  await page
    .locator('[href$="/history"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

/** Opens what a link leads to. */
function follow(link: string) {
  return async (page: Page) => {
    await page.goto(String(await page.locator(link).first().getAttribute('href')))
    await page.waitForFunction(() => !('$_TSR' in window))
  }
}

/** Comes to a page within the application while the server answers nothing, or the line breaks. */
function arrive(path: string, answer: 'hold' | 'abort') {
  return async (page: Page) => {
    await page.route('**/_serverFn/**', (route) => (answer === 'abort' ? route.abort() : undefined))
    await page
      .locator(`a[href$="${path}"]`)
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await page
      .locator('.a-skeleton:visible, #nprogress .bar:visible, [role=alert]:visible, .lost:visible')
      .first()
      .waitFor()
  }
}

/** The check of a browser, at work while the server answers nothing. */
function check(answer?: 'hold' | 'abort') {
  return async (page: Page) => {
    if (answer) await page.route('**/probe?*', (route) => (answer === 'abort' ? route.abort() : undefined))
    await press('main .readiness .btn')(page)
    const progress = page.locator('main progress')
    await progress.waitFor()
    if (answer !== 'hold') await progress.waitFor({ state: 'detached', timeout: 60_000 })
  }
}

/** A page of the upstream where visitors have their account, with everything left out. */
function accountPage(form: string) {
  return async (page: Page) => {
    const login = await page.locator('a[href*="/m/"]').first().getAttribute('href')
    await page.goto(String(login).replace(/\/m\/\w+/, `/m/${form}`))
    await press('main [type=submit], form button')(page)
  }
}

function statesOf(product: string, acts: Acts): State[] {
  return Object.entries(acts).map(([name, act]) => ({
    name,
    path: `/product/${product}`,
    part: 'main figure.scr',
    ...(act && { act }),
  }))
}
