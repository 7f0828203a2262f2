import { expect, test } from 'vitest'
import { glanceAt } from './glance.ts'

test('what a browser sends is enough for a kept page, whatever the case of its names', () => {
  expect(
    glanceAt([
      ...['HOST', 'localhost', 'User-Agent', 'Browser', 'Accept', 'text/html', 'accept-encoding', 'br'],
      ...['Cookie', 'theme=dark', 'Range', 'bytes=0-1', 'Pragma', 'no-cache'],
    ]),
  ).toEqual({ host: 'localhost', acceptEncoding: 'br' })
})

test.each([
  ['no host', []],
  ['two hosts', ['host', 'localhost', 'Host', 'evil.example']],
  ['two lists of encodings', ['host', 'localhost', 'accept-encoding', 'br', 'Accept-Encoding', 'gzip']],
  ['a session', ['host', 'localhost', 'Cookie', 'a=b; token=1']],
  ['a session in a second cookie header', ['host', 'localhost', 'cookie', 'a=b', 'COOKIE', 'token=1']],
  ['credentials', ['host', 'localhost', 'Authorization', 'Basic x']],
  ['a condition', ['host', 'localhost', 'If-None-Match', '"x"']],
  ['an id', ['host', 'localhost', 'X-Request-Id', '12345678']],
  ['a body', ['host', 'localhost', 'Content-Length', '1']],
  ['another protocol', ['host', 'localhost', 'Upgrade', 'h2c']],
  ['a body in chunks', ['host', 'localhost', 'Transfer-Encoding', 'chunked']],
])('%s asks for a longer look', (_, rawHeaders) => {
  expect(glanceAt(rawHeaders)).toBeUndefined()
})
