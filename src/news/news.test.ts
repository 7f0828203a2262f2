import { expect, test } from 'vitest'
import { sanitiseArticle } from './article/article-html.server.ts'
import { readNewsSearch } from './news.ts'

test.each([
  ['1', 1],
  ['50', 50],
  ['99999', 99_999],
  ['100000', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['', undefined],
  ['1e1', undefined],
  [['1', '2'], undefined],
])('?page=%j is page %j', (page, read) => {
  expect(readNewsSearch({ page })).toEqual({ page: read })
})

test('more pages are added up to the last that has an address', () => {
  expect(readNewsSearch({ page: '2', more: '3' })).toEqual({ page: 2, more: 3 })
  expect(readNewsSearch({ more: '50' })).toEqual({ more: 49 })
  for (const more of ['0', '-1', 'x', '']) expect(readNewsSearch({ more })).toEqual({})
})

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<a href="/cn/product/mvda">a</a>', '<a href="/cn/product/mvda">a</a>'],
])('%s becomes %s', (html, clean) => {
  expect(sanitiseArticle(html)).toBe(clean)
})

test('a picture of an article has its widths, its ratio and a text', () => {
  const id = '01900000-0000-7000-8000-000000000001'
  const picture = { id, widths: [480, 960, 1600], ratio: 2, alt: 'From the shelf' }
  const shown = (attributes: string) =>
    sanitiseArticle(`<img src="/media/${id}-480.webp" ${attributes}>`, [picture])
  const image = shown('width="10" height="999" srcset="https://evil.example/x 1w"')
  expect(image).toContain(`src="/media/${id}-960.webp"`)
  expect(image).toContain(
    `srcset="/media/${id}-480.webp 480w, /media/${id}-960.webp 960w, /media/${id}-1600.webp 1600w"`,
  )
  expect(image).toContain('width="1600" height="800" alt="From the shelf" loading="lazy"')
  expect(shown('alt="Its own"')).toContain('alt="Its own"')
  expect(shown('alt="" role="presentation"')).toContain('alt=""')
})
