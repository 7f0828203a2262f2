import { expect, test } from 'vitest'
import { coversPages, createRedirectLookup } from './redirect-lookup.ts'

const lookup = createRedirectLookup([
  { from: '/article.php', to: '/cn/news' },
  { from: '/article.php?id=12', to: '/cn/news/twelve?lang=x#top' },
  { from: '/article.php?id=12&page=2', to: '/cn/news/two' },
  { from: '/cn/%E6%97%A7', to: '/cn' },
  { from: '/list.asp?key=%D6%D0', to: '/cn/search' },
  { from: '/CN/News', to: '/cn/news' },
  { from: '/news/*', to: '/cn/about/news/*' },
  { from: '/news/old/*', to: '/cn/about/news?page=2' },
  { from: '/%E6%96%B0%E9%97%BB/*.html', to: '/cn/*/$&?a=1#b' },
  { from: '/any/*', to: '/*' },
  { from: '/typed/*?id=1', to: '/cn/one/*' },
  { from: '/as*', to: '/cn' },
  { from: '/ad*', to: '/cn' },
])

test.each([
  ['/article.php', '/cn/news'],
  ['/article.php?id=13', '/cn/news?id=13'],
  ['/article.php?id=12', '/cn/news/twelve?lang=x#top'],
  ['/Article.PHP/?utm_source=a%20b&ID=12&lang=y', '/cn/news/twelve?lang=x&utm_source=a%20b#top'],
  ['/article.php?page=2&utm_source=a&id=12', '/cn/news/two?utm_source=a'],
  ['/cn/%e6%97%a7', '/cn'],
  ['/%63n/旧', '/cn'],
  ['/list.asp?key=%d6%d0', '/cn/search'],
  ['/cn/News', '/cn/news'],
  ['/cn/news', undefined],
  ['/cn/news/', undefined],
  ['/cn/news/?', undefined],
  ['/cn/news?utm_source=a', undefined],
  ['/article.php%3Fid=12', undefined],
  ['/other', undefined],
  ['/news/12.html', '/cn/about/news/12.html'],
  ['/News/a/B%20b?utm_source=x', '/cn/about/news/a/B%20b?utm_source=x'],
  ['/news/old/7', '/cn/about/news?page=2'],
  ['/news/', undefined],
  ['/news', undefined],
  ['/新闻/%E4%B8%80.HTML', '/cn/%E4%B8%80/$&?a=1#b'],
  ['/news/%D6%D0', '/cn/about/news/%D6%D0'],
  ['/any//evil.example/x', '/evil.example/x'],
  ['/any/\\evil.example', '/evil.example'],
  ['/typed/x?id=1', '/cn/one/x'],
  ['/typed/x?id=2', undefined],
  ['/admin/any', undefined],
  ['/assets/any.js', undefined],
  ['/as', undefined],
])('%s leads to %s', (address, location) => {
  expect(lookup(address)?.location).toBe(location)
})

test.each([
  ['/cn/*', true],
  ['/CN/about/*', true],
  ['/e*', true],
  ['/media/*', true],
  ['/*-old', true],
  ['/cn/*.html', false],
  ['/*.php', false],
  ['/news/*', false],
  ['/cn/news', false],
])('a redirect from %s covers pages of this site: %s', (pattern, expected) => {
  expect(coversPages(pattern)).toBe(expected)
})
