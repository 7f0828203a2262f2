import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { campaign, urlPerRoute } from '../../tests/urls.ts'
import { getRouter } from '../router.tsx'

const router = getRouter()

const texts = [
  ['9.0', '9.0'],
  ['8.10', '8.10'],
  ['12345678901234567890', '12345678901234567890'],
  ['0', '0'],
  ['-1e3', '-1e3'],
  ['true', 'true'],
  ['null', 'null'],
  ['', ''],
  ['%22a%22', '"a"'],
  ['%7B%22a%22%3A1%7D', '{"a":1}'],
  ['%5B%22a%22%5D', '["a"]'],
  ['a%26b%3Dc', 'a&b=c'],
  ['%E9%BE%99%E8%8A%AF+a', '龙芯 a'],
] as const

it.each(texts)('?q=%s is the text %s, and the other way round', (encoded, text) => {
  const { search, searchStr } = locationOf(`/cn/search?q=${encoded}`)
  expect(search).toEqual({ q: text })
  expect(searchStr).toBe(`?q=${encoded}`)
  const built = router.buildLocation({ to: '/$lang/search', params: { lang: 'cn' }, search: { q: text } })
  expect(built.href).toBe(`/cn/search?q=${encoded}`)
})

it('keeps every value of a name', () => {
  const { search, searchStr } = locationOf('/cn/product/compare?products=av&products=dsc&__proto__=1')
  expect(Object.entries(search)).toEqual([['products', ['av', 'dsc']]])
  expect(searchStr).toBe('?products=av&products=dsc')
  expect(locationOf('/cn/search?q').search).toEqual({ q: '' })
})

it('writes numbers as they are and leaves out what is undefined', () => {
  const search = { page: 2, q: undefined } as never
  const { href } = router.buildLocation({ to: '/$lang/about/news', params: { lang: 'cn' }, search })
  expect(href).toBe('/cn/about/news?page=2')
})

it.each(urlPerRoute)('what %s shows does not depend on what advertisers and chat apps append', (url) => {
  const plain = locationOf(url)
  const matches = router.matchRoutes(plain)
  const { href, search } = locationOf(url + campaign)
  expect({ href, search }).toEqual({ href: plain.href, search: plain.search })
  // by these the browser finds what the server has loaded
  expect(router.matchRoutes(router.latestLocation).map(({ id }) => id)).toEqual(matches.map(({ id }) => id))
})

function locationOf(href: string) {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
  return router.latestLocation
}
