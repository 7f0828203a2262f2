import { ask } from '../server/ask.ts'
import { routesInTurn } from '../urls.ts'
import { expect, test } from './fixture.ts'

const site = () => ({ url: process.env.E2E_BASE_URL ?? '' })

/** Each would become an element or an attribute where it is written as it came. */
const canaries = [
  '<svg/onload=canary()>',
  '"><img src=canary onerror=canary()>',
  "'-canary()-'",
  '</script><script>canary()</script>',
  '{{constructor.constructor("canary()")()}}',
  'javascript:canary()//',
]
const all = canaries.slice(0, 4).join('')
/** Any of them, unescaped, in text, in an attribute or in a script. */
const alive =
  /<svg\/onload=canary|<img src=canary|<script>canary|(?:href|src|action|formaction)=["']?javascript:canary/

const parameters = [
  'q',
  'product',
  'platform',
  'cpu',
  'version',
  'cursor',
  'id',
  'page',
  'notice',
  'from',
  'done',
  'kept',
  'team',
  'city',
  'products',
  'differences',
  'lang',
  'redirect',
  'utm_source',
  '__proto__[x]',
  'constructor',
]

test('what stands in an address comes back as text, on every page', async () => {
  for (const url of ['/', ...routesInTurn]) {
    const query = new URLSearchParams(parameters.map((name) => [name, all]))
    const { status, text, headers } = await ask(site(), `${url}?${query}`, {
      headers: { accept: 'text/html' },
    })
    expect.soft(status, url).toBeLessThan(500)
    expect.soft(text.match(alive)?.[0], url).toBeUndefined()
    // a redirect to the same page may carry the query, encoded
    const { location, ...others } = headers
    expect.soft(location ?? '/', url).toMatch(/^\/(?!\/)[^<>"\s]*$/)
    expect.soft(JSON.stringify(others), url).not.toContain('canary')
  }
})

test('what is part of a path comes back as text', async () => {
  for (const path of [
    '/cn/X',
    '/X',
    '/en/service/X',
    '/cn/about/news-detail/X',
    '/en/product/X',
    '/assets/X',
    '/_serverFn/X',
  ]) {
    for (const canary of canaries) {
      const { status, text } = await ask(site(), path.replace('X', encodeURIComponent(canary)), {
        headers: { accept: 'text/html' },
      })
      expect.soft(status, path).toBeLessThan(500)
      expect.soft(text.match(alive)?.[0], `${path} ${canary}`).toBeUndefined()
    }
  }
})

test('what is typed into the form comes back as text, and nothing in it becomes a header', async () => {
  const names = ['name', 'telephone', 'email', 'code', 'address', 'product', 'readiness', 'from', 'intent']
  for (const canary of [...canaries, 'a\r\nX-Injected: 1', 'a\u2028b', 'a\0b']) {
    const body = new URLSearchParams({
      key: crypto.randomUUID(),
      ...Object.fromEntries(names.map((name) => [name, canary])),
    })
    const headers = {
      origin: site().url,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    }
    for (const path of ['/cn/trial/trial', '/en/trial/trial', '/cn/logout']) {
      const answer = await ask(site(), path, { method: 'POST', headers, body: body.toString() })
      expect.soft([200, 303, 400, 422, 429], `${path} ${canary}`).toContain(answer.status)
      expect.soft(answer.text.match(alive)?.[0], `${path} ${canary}`).toBeUndefined()
      expect.soft(answer.headers['x-injected']).toBeUndefined()
      expect.soft(answer.headers.location ?? '/cn', path).toMatch(/^\/(cn|en)/)
    }
  }
})

test('cookies and headers with the same in them come back nowhere', async () => {
  for (const canary of canaries) {
    const headers = {
      cookie: `name=${encodeURIComponent(canary)}; token=x`,
      referer: canary,
      'user-agent': canary,
      'accept-language': canary,
      'x-forwarded-host': 'canary.example',
      accept: 'text/html',
    }
    const { status, text } = await ask(site(), '/en/about/about', { headers })
    expect.soft(status).toBe(200)
    expect.soft(text.match(alive)?.[0], canary).toBeUndefined()
    expect.soft(text).not.toContain('canary.example')
  }
})

test('a parameter that comes twice is no list, and one too many is no failure', async () => {
  for (const url of ['/', ...routesInTurn]) {
    const { status } = await ask(
      site(),
      `${url}?id=1&id=2&q=a&q=b&page=1&page=2&product=8&product=1&q[]=x&q[a]=y`,
    )
    expect.soft(status, url).toBeLessThan(500)
  }
})
