import { createRoute, notFound, Outlet } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StatusError } from '#src/site/failure.ts'
import { siteLog } from '#src/site/site-log.ts'
import { visitEntry } from '../../tests/server/visit-entry.ts'
import { Route as Root } from '../routes/__root.tsx'
import { Route as Lang } from '../routes/$lang/route.tsx'

const secret = 'db password=hunter2'

/** The real root and language routes with leaves that fail in every place a route can fail in. */
vi.mock('../routeTree.gen.ts', async () => {
  const boom = (): never => {
    throw new Error(secret)
  }
  const lang = Lang.update({ id: '/$lang', path: '/$lang', getParentRoute: () => Root } as never)
  const leaf = (path: string, options: object) =>
    createRoute({ getParentRoute: () => lang, path, ...options } as never)
  const layout = createRoute({
    getParentRoute: () => lang,
    id: 'broken-layout',
    component: Outlet,
    beforeLoad: boom,
  })
  const leaves = [
    leaf('fine', { component: () => <h1>fine</h1> }),
    leaf('loader', { loader: boom }),
    leaf('before-load', { beforeLoad: boom }),
    leaf('search', { validateSearch: boom }),
    leaf('params/$id', { params: { parse: boom } }),
    leaf('component', { component: boom }),
    leaf('component-not-found', {
      component: () => {
        throw notFound()
      },
    }),
    leaf('string', {
      loader: () => {
        throw secret
      },
    }),
    leaf('teapot', {
      loader: () => {
        throw new StatusError(418, secret)
      },
    }),
    leaf('late', {
      component: () => {
        throw new StatusError(503, secret)
      },
    }),
    leaf('missing', {
      loader: () => {
        throw notFound()
      },
    }),
    leaf('middleware', { staticData: { middleware: ['nobody'] }, component: () => <h1>never</h1> }),
    leaf('invalid', { staticData: { middleware: ['validate'] } }),
    layout.addChildren([
      createRoute({ getParentRoute: () => layout, path: 'layout', component: () => <h1>never</h1> }),
    ]),
  ]
  return { routeTree: Root.addChildren([lang.addChildren(leaves)]) }
})

type Entry = { requestId: string; err: Error }

let log: (Entry | string)[]

beforeEach(() => {
  log = []
  vi.spyOn(siteLog(), 'error').mockImplementation((entry) => void log.push(entry as unknown as Entry))
  vi.spyOn(console, 'error').mockImplementation((...line) => void log.push(line.join(' ')))
})

afterEach(() => vi.restoreAllMocks())

async function visit(path: string) {
  const response = await visitEntry(path)
  return { status: response.status, html: await response.text() }
}

test('a page that works is a 200 and logs nothing', async () => {
  const { status, html } = await visit('/cn/fine')
  expect(status).toBe(200)
  expect(html).toContain('<h1>fine</h1>')
  expect(log).toEqual([])
})

test.each([
  ['loader', 500],
  ['before-load', 500],
  ['search', 500],
  ['params/1', 500],
  ['layout', 500],
  ['component', 500],
  ['string', 500],
  ['teapot', 418],
  ['late', 503],
  ['middleware', 500],
])(
  'an error in %s is a %i page in the right language, logged once, its message kept from the visitor',
  async (path, code) => {
    for (const [lang, tag] of [
      ['cn', 'zh-CN'],
      ['en', 'en'],
    ]) {
      log = []
      const { status, html } = await visit(`/${lang}/${path}`)
      expect(status).toBe(code)
      expect(html).toContain(`<html lang="${tag}"`)
      expect(html).toMatch(new RegExp(`<h1[^>]*>.*${String(code)[0]}`))
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toContain(secret)
      expect(html, 'the way to log in').toContain('/m/login')
      expect(html).not.toMatch(/\bat \w+ \(|\.tsx?:\d+/)
      expect(log).toHaveLength(1)
      const { requestId, err } = log[0] as Entry
      expect(requestId).toMatch(/./)
      expect(err.message).toBe(path === 'middleware' ? 'Unknown middleware' : secret)
    }
  },
)

test.each(['missing', 'invalid', 'component-not-found', 'nowhere', 'fine/deeper'])(
  '%s is a 404 and no failure',
  async (path) => {
    const { status, html } = await visit(`/en/${path}`)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(log).toEqual([])
  },
)

test('a path that is no valid encoding is a 400 page', async () => {
  const { status, html } = await visit('/cn/%E0%A4%A')
  expect(status).toBe(400)
  expect(html).toContain('<h1>400</h1>')
})
