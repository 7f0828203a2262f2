import { expect, test } from 'vitest'
import { readPlainGet } from './read-plain-get.ts'

const plain = 'GET /en?a=b HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding:  br,\tgzip \r\nX-Empty:\r\n\r\n'

test('a plain GET is read as node reads it', () => {
  expect(readPlainGet(plain, 0)).toEqual({
    method: 'GET',
    url: '/en?a=b',
    rawHeaders: ['Host', 'localhost', 'Accept-Encoding', 'br,\tgzip', 'X-Empty', ''],
    end: plain.length,
  })
})

test('one after the other', () => {
  const two = `${plain}GET /cn HTTP/1.1\r\nConnection: Keep-Alive\r\n\r\n`
  expect(readPlainGet(two, plain.length)).toMatchObject({ url: '/cn', end: two.length })
})

test('whatever comes in pieces is not read', () => {
  for (let length = 0; length < plain.length; length += 1)
    expect(readPlainGet(plain.slice(0, length), 0), plain.slice(0, length)).toBeUndefined()
})

const host = 'Host: localhost\r\n'

test.each([
  ['another method', `HEAD /en HTTP/1.1\r\n${host}\r\n`],
  ['a method in small letters', `get /en HTTP/1.1\r\n${host}\r\n`],
  ['an older version', `GET /en HTTP/1.0\r\n${host}\r\n`],
  ['a whole address', `GET http://evil.example/en HTTP/1.1\r\n${host}\r\n`],
  ['no path', `GET * HTTP/1.1\r\n${host}\r\n`],
  ['a space in the path', `GET /en /cn HTTP/1.1\r\n${host}\r\n`],
  ['a path beyond ASCII', `GET /é HTTP/1.1\r\n${host}\r\n`],
  ['two spaces', `GET  /en HTTP/1.1\r\n${host}\r\n`],
  ['an empty line first', `\r\nGET /en HTTP/1.1\r\n${host}\r\n`],
  ['a line without a return', `GET /en HTTP/1.1\nHost: localhost\r\n\r\n`],
  ['a header without a return', `GET /en HTTP/1.1\r\nHost: localhost\n\r\n`],
  ['an end without a return', `GET /en HTTP/1.1\r\n${host}\n`],
  ['a return in a value', `GET /en HTTP/1.1\r\nHost: local\rhost\r\n\r\n`],
  ['a line feed in a value', `GET /en HTTP/1.1\r\nHost: localhost\r\nX: a\nContent-Length: 5\r\n\r\n`],
  ['a zero byte', `GET /en HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ['a value beyond ASCII', `GET /en HTTP/1.1\r\n${host}X: é\r\n\r\n`],
  ['a folded value', `GET /en HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
  ['a space before the colon', `GET /en HTTP/1.1\r\nHost : localhost\r\n\r\n`],
  ['no name', `GET /en HTTP/1.1\r\n${host}: a\r\n\r\n`],
  ['no colon', `GET /en HTTP/1.1\r\n${host}X\r\n\r\n`],
  ['a length', `GET /en HTTP/1.1\r\n${host}content-LENGTH: 0\r\n\r\n`],
  ['a coding', `GET /en HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`],
  ['an expectation', `GET /en HTTP/1.1\r\n${host}Expect: 100-continue\r\n\r\n`],
  ['an upgrade', `GET /en HTTP/1.1\r\n${host}Upgrade: websocket\r\n\r\n`],
  ['the last request', `GET /en HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ['the last request to a proxy', `GET /en HTTP/1.1\r\n${host}Proxy-Connection: close\r\n\r\n`],
  ['more for the connection', `GET /en HTTP/1.1\r\n${host}Connection: keep-alive, x\r\n\r\n`],
  ['trailers', `GET /en HTTP/1.1\r\n${host}TE: trailers\r\n\r\n`],
  ['very many headers', `GET /en HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(100)}\r\n`],
])('%s is left to node', (_, text) => {
  expect(readPlainGet(text, 0)).toBeUndefined()
})

test('a header made to be slow is read as fast as any', () => {
  const text = `GET /en HTTP/1.1\r\nX: ${'a \t'.repeat(2_500)}\u0001\r\n\r\n`
  const began = performance.now()
  for (let at = 0; at < 20; at += 1) expect(readPlainGet(text, 0)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(1_000)
})
