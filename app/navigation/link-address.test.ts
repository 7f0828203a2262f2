import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { linkAddress } from '#src/site/link.tsx'
import { getRouter } from '../router.tsx'

const router = getRouter()
router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/cn'] }) })

it('leads where the router leads, for every route', () => {
  const paths = Object.keys(router.routesByPath)
  for (const id of ['a1', undefined])
    for (const to of paths) expectSame({ to, params: { lang: 'cn', id: id ?? 'x' } })
  expect(paths.length).toBeGreaterThan(30)
})

it('leads where the router leads, whatever is in a parameter, a search or a hash', () => {
  const to = '/$lang/service/$id'
  for (const id of ['a b', 'ü', '%2F', 'x/y', '..', '1?q=2#h', '远程'])
    expectSame({ to, params: { lang: 'en', id } })
  const news = { to: '/$lang/about/news-detail/{-$id}', params: { lang: 'en' } }
  expectSame(news)
  expectSame({ ...news, params: { lang: 'en', id: '2026-1' }, hash: 'top' })
  expectSame({
    to: '/$lang/search',
    params: { lang: 'cn' },
    search: { q: '远程 a&b', page: 2, kind: undefined },
  })
  expectSame({ to: '/cn/about/news-detail/' })
  expectSame({ to: '/' })
})

function expectSame(address: Parameters<typeof linkAddress>[1]): void {
  expect(linkAddress(router, address), JSON.stringify(address)).toBe(
    router.buildLocation(address as never).href,
  )
}
