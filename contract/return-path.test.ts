import { expect, test } from 'vitest'
import { returnPath } from './typed-text.ts'

test.each(['/cn', '/en/product/mvda', '/cn/download/download?id=1', '/en/about/news?page=2'])(
  '%s is ours',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

const hostile = [
  ...[
    '//e',
    '/\\e',
    '/%5ce',
    '/%2fe',
    '/%09/e',
    '/%0d/e',
    '/%0a/e',
    '/cn/news%0d%0aSet-Cookie:%20token=x',
    'https:e',
    'https://e',
    'http://e',
    'javascript:x',
  ],
  ...[
    'JaVaScRiPt:x',
    'data:text/html,x',
    '/..//e',
    '/cn//e',
    '/cn/..//e',
    '／／e',
    '@e',
    '/@e',
    '/cn\\..\\e',
    '/cn\t/e',
  ],
  ...[
    '/cn\n/e',
    '\t//e',
    ' //e',
    '///e',
    '/cn/../..//e',
    '/cn@e.example/../x',
    '/\u2028/e',
    '',
    '/',
    '/xx/e',
    '/cnx',
    '/cn/%2e%2e/admin',
    '/cn/\u00a0e',
    '/cn/e%00',
    '/CN',
    'cn',
  ],
  ...[
    '/cn%2f..%2f..%2fe',
    '/cn/%5c%5ce',
    '\u0000/cn',
    '/cn\u0000',
    'ftp://e',
    'blob:x',
    'vbscript:x',
    '/cn:80@e',
    '.',
    '..',
  ],
  ...[`/cn/${'a'.repeat(600)}`],
]

test.each(hostile)('%j is not', (path) => {
  expect(returnPath(path)).toBeUndefined()
})

test.each([undefined, null, 1, {}, ['/cn']])('%j is not even a text', (value) => {
  expect(returnPath(value)).toBeUndefined()
})

test('a path that climbs stays on the site', () => {
  expect(returnPath('/cn/../en/service')).toBe('/en/service')
  expect(returnPath('/cn/../../etc')).toBeUndefined()
})
