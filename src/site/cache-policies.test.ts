import { expect, test } from 'vitest'
import { type CacheRule, cachedQuery, cacheRuleOf } from './cache-policies.ts'

const article = '01a1c3f8-5867-7c39-bf1b-73f424c3399a'

test.each([
  '/',
  '/cn',
  '/en',
  '/en/service',
  '/cn/service/online',
  '/en/product/mvda',
  '/en/trial',
  `/cn/about/news-detail/${article}`,
])('%s is the same for everybody', (path) => expect(cacheRuleOf(path)).toBeDefined())

test.each([
  ...['/en/download/search', '/cn/download/download', '/en/trial/trial', '/en/search', '/en/account'],
  ...[`/cn/about/news-detail/${article.toUpperCase()}`, `/cn/about/news-detail/${article}0`],
  ...['/en/', '/EN', '/fr', '/_serverFn/x', '/en/product/mvda/x', '/en/%6eews', '/cn/logout/x', '//'],
])('%s is rendered for each request', (path) => expect(cacheRuleOf(path)).toBeUndefined())

const compare = cacheRuleOf('/en/product/compare') as CacheRule

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=a&__proto__=1&constructor=2&%zz=3', ''],
  ['?differences=1&products=av,dsc&x', '?differences=1&products=av,dsc'],
  ['?products=av%2Cdsc', '?products=av%2Cdsc'],
  ['?products=AV!', undefined],
  ['?products=av&products=dsc', undefined],
  ['?differences', undefined],
])('of %j a page depends on %j', (query, kept) => expect(cachedQuery(query, compare)).toBe(kept))
