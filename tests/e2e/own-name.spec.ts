import { sessionStatus } from './account-journey.ts'
import { expect, test } from './fixture.ts'
import { type Account, newAccount } from './new-account.ts'

const paths = [
  '',
  '/about/news',
  '/about/joinus',
  '/product/mvda',
  '/solution/dsc',
  '/download/search',
  '/trial/trial',
]
const made = 'Mallory'

/** Who asks, with which cookies, and the one name their pages may hold. */
type Visitor = { who: string; cookie: string; name?: string }

test('hundreds of mixed requests: nobody is shown the name of another', async () => {
  const [one, two] = [await newAccount(unused('Ada')), await newAccount(unused('Bo'))]
  const visitors: Visitor[] = [
    { who: 'nobody', cookie: '' },
    { who: 'one', cookie: one.cookie, name: one.name },
    { who: 'two', cookie: two.cookie, name: two.name },
    { who: 'forged token', cookie: `token=${'x'.repeat(43)}; name=${made}` },
    { who: 'name only', cookie: `name=${made}` },
    { who: 'name of another', cookie: `token=${one.token}; name=${two.name}`, name: one.name },
  ]
  const etags = new Map<string, string>()
  const names = [one.name, two.name, made]
  // an expectation for each of thousands would take longer than the answers
  const wrong: string[] = []
  const ask = async (number: number) => {
    const visitor = visitors[number % visitors.length] as Visitor
    const path = `/${number % 2 ? 'cn' : 'en'}${paths[Math.floor(number / 12) % paths.length]}`
    const etag = number % 5 === 0 ? etags.get(path) : undefined
    const method = number % 7 === 0 ? 'HEAD' : 'GET'
    const where = `${number}: ${method} ${path} by ${visitor.who}${etag ? ', conditional' : ''}`
    const headers = { cookie: visitor.cookie, ...(etag ? { 'if-none-match': etag } : {}) }
    const answer = await fetch(process.env.E2E_BASE_URL + path, { method, headers, redirect: 'manual' })
    const text = await answer.text()
    if (!isRightPolicy(answer, path)) wrong.push(`${where}: ${answer.headers.get('cache-control')}`)
    // the name of whom a page is rendered for, and on pages for everybody nobody's
    const shown = path.includes('/download/') ? visitor.name : undefined
    for (const name of names) if (text.includes(name) && name !== shown) wrong.push(`${where}: ${name}`)
    if (shown && method === 'GET' && !text.includes(shown)) wrong.push(`${where}: no name`)
    const isRight = answer.status === 304 ? !text && !shown : answer.status === 200
    if (!isRight) wrong.push(`${where}: ${answer.status}`)
    const tag = answer.headers.get('etag')
    if (tag) etags.set(path, tag)
  }
  // four times each visitor on each page in each language
  const numbers = Array.from({ length: 336 }, (_, number) => number)
  const askInTurn = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) await ask(number)
  }
  await Promise.all(Array.from({ length: 6 }, askInTurn))
  expect(wrong).toEqual([])
})

/** What is one visitor's is kept by nobody; what all see, by everybody, whoever asks. */
function isRightPolicy({ headers }: Response, path: string): boolean {
  const policy = headers.get('cache-control') ?? ''
  if (headers.get('vary')?.includes('Cookie')) return false
  if (path.includes('/download/')) return policy === 'private, no-store' && !headers.has('etag')
  return /^public, max-age=0, s-maxage=\d+/.test(policy)
}

test('logging out ends one session of one visitor; sent again it changes nothing', async () => {
  const [one, two] = [await newAccount('One'), await newAccount('Two')]
  expect((await logOut(two, { cookie: `token=${two.token}; name=One` })).status).toBe(303)
  expect([await sessionStatus(two.token), await sessionStatus(one.token)]).toEqual([401, 200])
  for (let times = 0; times < 2; times++) {
    const answer = await logOut(one, {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/about/news?notice=logged-out'])
    for (const name of ['token', 'name'])
      expect(answer.headers.getSetCookie().join('\n')).toMatch(new RegExp(`^${name}=;.*Path=/.*1970`, 'im'))
    expect(await sessionStatus(one.token)).toBe(401)
  }
  const page = await fetch(`${process.env.E2E_BASE_URL}/en/about/contact`, {
    headers: { cookie: one.cookie },
  })
  expect([page.status, (await page.text()).includes('notice=')]).toEqual([200, false])
})

test('an address of one file opens no other, and nothing without a session gets one', async () => {
  const { token } = await newAccount('Ada')
  const api = process.env.E2E_API_URL
  const { items } = (await (await fetch(`${api}/downloads?limit=2`)).json()) as { items: { id: string }[] }
  const [first = { id: '' }, second = { id: '' }] = items
  const ask = (id: string, bearer: string) =>
    fetch(`${api}/downloads/${id}/address`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    })
  const { url } = (await (await ask(first.id, token)).json()) as { url: string }
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(url.replace(first.id, second.id), { method: 'HEAD' })).status).toBe(404)
  expect((await fetch(url.slice(0, -1), { method: 'HEAD' })).status).toBe(404)
  expect((await ask(first.id, 'x'.repeat(43))).status).toBe(401)
  await fetch(`${api}/session`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  expect((await ask(first.id, token)).status).toBe(401)
})

function logOut({ cookie }: Account, others: Record<string, string>): Promise<Response> {
  const origin = process.env.E2E_BASE_URL ?? ''
  return fetch(`${origin}/en/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'sec-fetch-site': 'same-origin', ...others },
    body: new URLSearchParams({ from: '/en/about/news' }),
  })
}

/** A name that stands nowhere on the site. */
function unused(start: string): string {
  return `${start}${crypto.randomUUID().slice(0, 8)}`
}
