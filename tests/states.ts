import type { Page } from '@playwright/test'

/** What can be on the screen after a few gestures, by a name for people; the gestures know no language. */
export type State = {
  name: string
  /** behind the language; the staff's side has no language in its addresses */
  path: string
  act?: (page: Page) => Promise<unknown>
  /** the part that is meant; otherwise the page from its top to its end */
  part?: string
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
  auditview: statesOf('av', {
    'as it opens': undefined,
    'before any event': slide(10),
    'sensitive window': slide(120),
    locked: slide(470),
    search: tab(2),
    'nothing found': search('xyz'),
    'found by what the picture says': search('E:'),
    'one kind': click('.av__track fieldset label:nth-of-type(2)'),
  }),
  dsc: statesOf('dsc', {
    'as it opens': undefined,
    record: tab(2),
    released: click('.dsc__decide .btn'),
    rejected: click('.dsc__decide .btn + .btn'),
    blocked: click('.dsc__pick label + label'),
    'manual review': click('.dsc__pick label + label', '.dsc__decide .btn'),
    'all decided': click('.dsc__decide .btn', '.dsc__decide .btn', '.dsc__decide .btn + .btn'),
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
    'row marked': click('.a2m__slot--line1'),
    'buttons marked': click('.a2m__slot--actions'),
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
  {
    name: 'article',
    path: '/about/news',
    act: (page) => page.locator('main [href*="/news-detail/"]').first().click(),
  },
  {
    name: 'position',
    path: '/about/joinus',
    act: (page) => page.locator('main [href*="joinus?id="]').first().click(),
  },
  {
    name: 'package',
    path: '/download/search',
    act: (page) => page.locator('main [href*="download?id="]').first().click(),
  },
  { name: 'estimate', path: '/product/buying?product=mvda&q=800' },
  { name: 'search, results', path: '/search?q=MVDA' },
  { name: 'search, nothing', path: '/search?q=xyzzy' },
  { name: 'downloads, nothing', path: '/download/search?q=xyzzy' },
  {
    name: 'trial, faults',
    path: '/trial/trial',
    act: (page) => page.locator('main form [type=submit]').last().click(),
  },
  {
    name: 'menu',
    path: '',
    act: (page) => page.locator('header [popovertarget]:visible').last().click(),
  },
  { name: 'not found', path: '/nowhere' },
]

function statesOf(product: string, acts: Acts): State[] {
  return Object.entries(acts).map(([name, act]) => ({
    name,
    path: `/product/${product}`,
    part: 'main figure.scr',
    ...(act && { act }),
  }))
}
