import { expect, test } from 'vitest'
import { answerQrCode, drawQrCode } from './answer-qr-code.server.ts'

const ask = (path: string, lang = 'cn') =>
  answerQrCode(new Request(`http://localhost/${lang}/qr?path=${encodeURIComponent(path)}`), lang)

test.each(['/product/mvda', '/solution/av', '/about/news-detail/01a1c3f8-5867-7c39-bf1b-73f424c3399a'])(
  '%s has a code for its address and nothing else',
  async (path) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await answer.text()).toContain(`<title>http://localhost:3000/cn${path}</title>`)
  },
)

test.each([
  ...[
    '',
    '/',
    '/product/nope',
    '/product/mvda?utm_source=x',
    '/product/mvda/',
    '//evil.example',
    '/product/../x',
  ],
  ...[
    'https://evil.example',
    '/about/news-detail/x_y',
    '/about/news-detail/01a1c3f8-5867-7c39-bf1b-73f424c3399a/x',
  ],
])('%j has none', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('an unknown language has none', async () => {
  expect((await ask('/product/mvda', 'fr')).status).toBe(404)
})

test.each(['account', 'group', 'sales'])(
  '%s has a square of dark modules inside a quiet zone',
  async (name) => {
    const svg = await (await ask(name)).text()
    expect(svg).toContain('<title>https://social.deskcloud.example/')
    const [, width] = svg.match(/viewBox="0 0 (\d+) \1"/) ?? []
    expect((Number(width) - 8 - 17) % 4).toBe(0)
    expect(svg).toContain(' d="M4 4.5h7')
  },
)

test('a target with a query is no broken picture', async () => {
  expect(await drawQrCode('https://firm.cn/a?x=1&y=$&')).toContain(
    '<title>https://firm.cn/a?x=1&#38;y=$&#38;</title>',
  )
})
