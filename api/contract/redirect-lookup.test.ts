import { expect, test } from 'vitest'
import { createRedirectLookup } from './redirect-lookup.ts'

const lookup = createRedirectLookup([
  { from: '/article.php', to: '/cn/news' },
  { from: '/article.php?id=12', to: '/cn/news/twelve?lang=x#top' },
  { from: '/article.php?id=12&page=2', to: '/cn/news/two' },
  { from: '/cn/%E6%97%A7', to: '/cn' },
  { from: '/list.asp?key=%D6%D0', to: '/cn/search' },
  { from: '/CN/News', to: '/cn/news' },
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
])('%s leads to %s', (address, location) => {
  expect(lookup(address)?.location).toBe(location)
})
