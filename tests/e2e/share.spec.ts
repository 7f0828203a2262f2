import { expect, test } from './fixture.ts'

test('the code of a page is a picture of its own address; other addresses have none', async ({ request }) => {
  const code = await request.get('/en/qr?path=/product/mvda')
  expect([code.status(), code.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(await code.text()).toContain('/en/product/mvda</title>')
  const account = await request.get('/cn/qr?path=account')
  expect([account.status(), account.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect((await request.get('/en/qr?path=//evil.example')).status()).toBe(404)
  expect(await (await request.get('/en/product/mvda')).text()).toContain('src="/en/qr?path=/product/mvda"')
})
