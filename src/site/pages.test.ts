import { expect, test } from 'vitest'
import { urls } from '../../tests/urls.ts'
import { pageOf } from './pages.ts'

test('every page in every language is one', () => {
  expect(urls.filter((url) => !pageOf(url))).toEqual([])
  expect(pageOf('/en/about/news-detail/0192b1c4-7a60-7000-8000-000000000001')).toBeDefined()
})

test.each([
  ...['/fr', '/cn/nope', '/cn/product', '/cn/product/nope', '/cn/service/nope', '/probe', '/cn/logout'],
  ...['/en/about/news-detail/no_pe', '/cn/about/about/x', '/assets/x.js', '/visit', '//evil', '/cn/%zz'],
])('%s is none', (path) => {
  expect(pageOf(path)).toBeUndefined()
})
