import { readdirSync, readFileSync } from 'node:fs'
import { type SitePair, startPair } from '../site-pair.ts'
import { expect, test } from './fixture.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere is as it is')

// one worker, one pair: in parallel each test would start its own
test.describe.configure({ mode: 'default' })

/** The site of the run, on one's own machine, has it. */
const on = { siteUrl: process.env.E2E_BASE_URL ?? '', upstreamUrl: process.env.E2E_API_URL ?? '' }
let off: SitePair
test.beforeAll(async () => {
  off = await startPair({ ADMIN: 'off' })
})
test.afterAll(() => off?.end())

test('where the staff side is off, its pages are none and its API is not there', async () => {
  for (const path of ['admin', 'admin/sign-in', 'admin/staff']) {
    const response = await fetch(`${off.siteUrl}/${path}`, { redirect: 'manual' })
    expect(response.status, path).toBe(404)
    const html = await response.text()
    expect(html, `${path} links nothing of the staff side`).not.toMatch(/staff-[\w-]*\.(js|css)/)
    expect(html).toContain('<h1>404</h1>')
  }
  expect((await fetch(`${off.upstreamUrl}/staff/v1/session`)).status).toBe(404)
  expect((await fetch(`${on.upstreamUrl}/staff/v1/session`)).status).toBe(401)
})

test('pages of the staff are kept nowhere, found nowhere and in nobody else’s frame', async () => {
  const response = await fetch(`${on.siteUrl}/admin/sign-in`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('x-cache')).toBe('BYPASS')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await response.text()).not.toContain('/visit')
  for (const path of ['/sitemap.xml', '/sitemap/pages.xml'])
    expect(await (await fetch(on.siteUrl + path)).text(), path).not.toContain('/admin')
})

test('scripts and styles of the staff side are served with it only', async () => {
  const names = readdirSync('dist/client/assets').filter((name) => /\.(js|css)$/.test(name))
  const ofStaff = names.filter((name) => name.startsWith('staff-'))
  const statuses = ({ siteUrl }: { siteUrl: string }) =>
    Promise.all(ofStaff.map(async (name) => (await fetch(`${siteUrl}/assets/${name}`)).status))
  expect(new Set(await statuses(on))).toEqual(new Set([200]))
  expect(new Set(await statuses(off))).toEqual(new Set([404]))
  const words = ['staff-session', 'second-factor', 'a-side-nav', 'admin-identity/index', 'ProseMirror']
  const others = names.filter((name) => !ofStaff.includes(name))
  for (const name of others) {
    const text = readFileSync(`dist/client/assets/${name}`, 'utf8')
    for (const word of words) expect(text.includes(word), `${name} has "${word}"`).toBe(false)
  }
})
