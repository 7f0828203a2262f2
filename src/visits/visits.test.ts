import { expect, test } from 'vitest'
import { sourceMembers } from '#contract/visit-source.ts'
import { sourceOf } from '#src/site/visitor/first-source.ts'
import { isVisit } from '#src/site/visitor/is-visit.ts'
import { referrerKind } from '#src/site/visitor/referrer-kind.ts'
import { sourceText } from '#src/site/visitor/visit-source.ts'
import { readReport } from './count-visit.server.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const person = { 'user-agent': browser }

test.each([
  ['', browser, 'none'],
  ['', `${browser} MicroMessenger/8.0`, 'social'],
  ['https://www.deskcloud.example/cn', browser, 'internal'],
  ['https://www.baidu.com/link?url=x', browser, 'search'],
  ['https://m.baidu.com', browser, 'search'],
  ['https://www.google.co.uk/', browser, 'search'],
  ['https://cn.bing.com/', browser, 'search'],
  ['https://www.so.com/s?q=x', browser, 'search'],
  ['https://tieba.baidu.com/p/1', browser, 'social'],
  ['https://t.co/x', browser, 'social'],
  ['https://www.zhihu.com/question/1', browser, 'social'],
  ['https://blog.example/baidu.com/', browser, 'other'],
  ['https://notbaidu.example/', browser, 'other'],
  ['android-app://com.example', browser, 'other'],
])('%j with %j comes from: %s', (referrer, agent, kind) => {
  expect(referrerKind(referrer, 'www.deskcloud.example', agent)).toBe(kind)
  // an application that begins there is put beside these visits
  const source = sourceText(sourceOf(new URL('https://www.deskcloud.example/cn'), referrer, agent))
  const ofApplication = kind === 'none' || kind === 'internal' ? 'direct' : kind
  expect(sourceMembers(source).referrer).toBe(ofApplication)
})

test.each<Record<string, string>>([
  {},
  { 'user-agent': 'curl/8.5.0' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
  { 'user-agent': `${browser} (compatible; Googlebot/2.1)` },
  { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') },
  { ...person, dnt: '1' },
  { ...person, 'sec-gpc': '1' },
  { ...person, 'sec-purpose': 'prefetch;prerender' },
  { ...person, purpose: 'prefetch' },
])('%j is no visit', (headers) => {
  expect(isVisit(new Headers(headers))).toBe(false)
})

test('phones, tablets and browsers inside apps are people', () => {
  const agents = ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148 MicroMessenger/8.0', browser]
  expect(agents.every((agent) => isVisit(new Headers({ 'user-agent': agent })))).toBe(true)
})

const host = 'www.deskcloud.example'
const own = { host, referer: `https://${host}/cn/about/about?q=secret`, 'sec-fetch-site': 'same-origin' }

test.each<[Record<string, string>, string | undefined, object | undefined]>([
  [own, undefined, { path: '/cn/about/about', referrer: '', query: '?q=secret' }],
  [own, 'path=/cn&referrer=https://a.example/', { path: '/cn', referrer: 'https://a.example/', query: '' }],
  [own, 'path=/cn?email=a', undefined],
  [own, 'path=//evil', { path: '//evil', referrer: '', query: '' }],
  [own, 'other=1', undefined],
  [{ host, referer: 'https://evil.example/cn' }, undefined, undefined],
  [{ ...own, 'sec-fetch-site': 'cross-site' }, undefined, undefined],
  [{ host }, undefined, undefined],
])('report %j %s', async (headers, body, expected) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const request =
    body === undefined
      ? new Request('https://www.deskcloud.example/visit', { headers })
      : new Request('https://www.deskcloud.example/visit', {
          method: 'POST',
          body,
          headers: { ...form, ...headers },
        })
  expect(await readReport(request)).toEqual(expected)
})
