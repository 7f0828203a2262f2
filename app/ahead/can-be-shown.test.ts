// @vitest-environment jsdom
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, it } from 'vitest'
import { canBeShown } from './can-be-shown.ts'

beforeEach(() => {
  document.documentElement.lang = 'en'
})

it('is another page in the same language', () => {
  expect(canBeShown(routerAt('/en'), '/en/trial/trial', fetched('/en/trial/trial'))).toBe(true)
  expect(canBeShown(routerAt('/en'), '/en/trial/trial?product=av', fetched('/en/trial/trial'))).toBe(true)
  document.documentElement.lang = 'zh-CN'
  expect(canBeShown(routerAt('/cn/service'), '/cn', fetched('/cn/'))).toBe(true)
})

it.each([
  ['in the other language', '/cn/trial/trial'],
  ['in none', '/fr/trial/trial'],
  ['at a hash', '/en/trial/trial#form'],
  ['in view', '/en'],
  ['in view, asked for something else', '/en?page=2'],
])('is not one %s', (_, href) => {
  expect(canBeShown(routerAt('/en'), href, fetched(href.split(/[?#]/)[0] ?? ''))).toBe(false)
})

it.each([
  ['failed', { status: 'error' }],
  ['is not there', { status: 'notFound' }],
  ['has not come', { status: 'pending' }],
  ['is shown where nothing was found', { _notFound: true }],
  ['opens at one of its sections', { routeId: '/$lang/_home/$id' }],
  ['another address leads to', { pathname: '/en/service' }],
])('is not one that %s', (_, last) => {
  expect(canBeShown(routerAt('/en'), '/en/customers', fetched('/en/customers'))).toBe(true)
  expect(canBeShown(routerAt('/en'), '/en/customers', fetched('/en/customers', last as never))).toBe(false)
})

it('waits for a way that has begun', () => {
  expect(canBeShown(routerAt('/en', 'pending'), '/en/trial/trial', fetched('/en/trial/trial'))).toBe(false)
})

/** What was fetched for a path, and what is different about the page itself. */
function fetched(pathname: string, last: Partial<AnyRouteMatch> = {}): AnyRouteMatch[] {
  const match = { routeId: '/$lang', status: 'success' }
  return [match, { ...match, pathname, ...last }] as AnyRouteMatch[]
}

function routerAt(pathname: string, status = 'idle'): AnyRouter {
  return { latestLocation: { pathname }, stores: { status: { get: () => status } } } as unknown as AnyRouter
}
