import { expect, test } from './fixture.ts'
import { newAccount } from './new-account.ts'

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

test('nobody is shown the name of another, whoever asks at the same moment or before', async () => {
  const [one, two] = [await newAccount(unused('Ada')), await newAccount(unused('Bo'))]
  // who asks, with which cookies, and the one name their pages may hold
  const visitors: { who: string; cookie: string; name?: string }[] = [
    { who: 'nobody', cookie: '' },
    { who: 'one', cookie: one.cookie, name: one.name },
    { who: 'two', cookie: two.cookie, name: two.name },
    { who: 'forged token', cookie: `token=${'x'.repeat(43)}; name=${made}` },
    { who: 'name only', cookie: `name=${made}` },
    { who: 'name of another', cookie: `token=${one.token}; name=${two.name}`, name: one.name },
  ]
  const names = [one.name, two.name, made]
  const ask = async (path: string, method: string, { who, cookie, name }: (typeof visitors)[number]) => {
    const where = `${method} ${path} by ${who}`
    const answer = await fetch(process.env.E2E_BASE_URL + path, { method, headers: { cookie } })
    const text = await answer.text()
    expect(answer.status, where).toBe(200)
    // what is one visitor's is kept by nobody; what all see, by everybody, whoever asks
    const isOwn = path.includes('/download/')
    const policy = isOwn ? /^private, no-store$/ : /^public, max-age=0, s-maxage=\d+/
    expect(answer.headers.get('cache-control'), where).toMatch(policy)
    expect(answer.headers.get('vary') ?? '', where).not.toContain('Cookie')
    if (isOwn) expect(answer.headers.has('etag'), where).toBe(false)
    const shown = isOwn && method === 'GET' && name ? [name] : []
    expect(
      names.filter((name) => text.includes(name)),
      where,
    ).toEqual(shown)
  }
  for (const path of ['/cn', '/en'].flatMap((lang) => paths.map((path) => lang + path)))
    for (const method of ['GET', 'HEAD', 'GET'])
      await Promise.all(visitors.map((visitor) => ask(path, method, visitor)))
})

/** A name that stands nowhere on the site. */
function unused(start: string): string {
  return `${start}${crypto.randomUUID().slice(0, 8)}`
}
