// @vitest-environment jsdom
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, it } from 'vitest'
import { canBeShown } from './can-be-shown.ts'

const page = [match('__root__'), match('/$lang/_default/trial/trial')]

beforeEach(() => {
  document.documentElement.lang = 'en'
})

it('is another page in the same language', () => {
  expect(canBeShown(routerAt('/en'), '/en/trial/trial', page)).toBe(true)
  expect(canBeShown(routerAt('/en'), '/en/trial/trial?product=av', page)).toBe(true)
  document.documentElement.lang = 'zh-CN'
  expect(canBeShown(routerAt('/en'), '/cn/trial/trial', page)).toBe(true)
  expect(canBeShown(routerAt('/cn/news'), '/', page)).toBe(true)
})

it.each([
  ['in the other language', '/cn/trial/trial'],
  ['in none', '/fr/trial/trial'],
  ['at a hash', '/en/trial/trial#form'],
  ['in view', '/en'],
  ['in view, asked for something else', '/en?page=2'],
])('is not one %s', (_, href) => {
  expect(canBeShown(routerAt('/en'), href, page)).toBe(false)
})

it('is not one that failed, is not there, or has not come', () => {
  const last = (of: Partial<AnyRouteMatch>) => [match('__root__'), { ...match('/$lang'), ...of }]
  for (const of of [{ status: 'error' }, { status: 'notFound' }, { status: 'pending' }, { _notFound: true }])
    expect(canBeShown(routerAt('/en'), '/en/nowhere', last(of as Partial<AnyRouteMatch>))).toBe(false)
  expect(canBeShown(routerAt('/en'), '/en/nowhere', page.slice(0, 1))).toBe(false)
})

it('is not one that opens at one of its sections', () => {
  const section = [match('__root__'), match('/$lang/_home/$id')]
  expect(canBeShown(routerAt('/en/service'), '/en/customers', section)).toBe(false)
})

it('waits for a way that has begun', () => {
  expect(canBeShown(routerAt('/en', 'pending'), '/en/trial/trial', page)).toBe(false)
})

function match(routeId: string): AnyRouteMatch {
  return { routeId, status: 'success' } as AnyRouteMatch
}

function routerAt(pathname: string, status = 'idle'): AnyRouter {
  return { latestLocation: { pathname }, stores: { status: { get: () => status } } } as unknown as AnyRouter
}
