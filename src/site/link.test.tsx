// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type MouseEvent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WordsProvider } from '#i18n/words.tsx'
import { Link } from './link.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('scrollTo', () => {})

const onClick = vi.fn<(event: MouseEvent) => void>()
let root: Root
let router: ReturnType<typeof twoPages>

beforeEach(async () => {
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
  router = twoPages()
  await act(async () => root.render(<RouterProvider router={router as never} />))
})

afterEach(async () => {
  vi.useRealTimers()
  onClick.mockReset()
  await act(async () => root.unmount())
})

it('goes to another page without a document, and asks whoever listens before', async () => {
  expect(await click({})).toBe(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/other')
})

it('leaves to the browser what opens elsewhere', async () => {
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(await click(init)).toBe(true)
  expect(await click({}, link('New'))).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})

it('stays where it is if its listener has done what was to be done', async () => {
  onClick.mockImplementation((event) => event.preventDefault())
  await click({})
  expect(router.state.location.pathname).toBe('/')
})

it('fetches what it leads to when it is pointed at, focused or touched, not when it is passed', async () => {
  vi.useFakeTimers()
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  await send('mouseover')
  await send('mouseout')
  vi.advanceTimersByTime(1_000)
  expect(preload).not.toHaveBeenCalled()
  await send('mouseover', link('New'))
  await send('mouseover')
  vi.advanceTimersByTime(1_000)
  await send('focusin')
  vi.advanceTimersByTime(1_000)
  await send('touchstart')
  expect(preload).toHaveBeenCalledTimes(3)
  expect(preload).toHaveBeenCalledWith(expect.objectContaining({ to: '/other' }))
})

it("leads to the page's language, unless it names another", () => {
  expect(link('Profile').getAttribute('href')).toBe('/en/about/about')
  expect(link('简介').getAttribute('href')).toBe('/cn/about/about')
})

function send(type: string, target = link()): Promise<void> {
  return act(async () => void target.dispatchEvent(new Event(type, { bubbles: true })))
}

function link(text = 'Other'): Element {
  return [...document.querySelectorAll('a')].find((it) => it.textContent === text) as Element
}

/** @returns whether it is left to the browser */
async function click(init: MouseEventInit, target = link()): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let left = false
  // after React, before jsdom, which cannot go anywhere
  const look = () => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  await act(async () => target.dispatchEvent(event))
  return left
}

function twoPages() {
  const rootRoute = createRootRoute({ component: Outlet })
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component })
  return createRouter({
    routeTree: rootRoute.addChildren([
      page('/', () => (
        <>
          <Link to={'/other' as '/'} onClick={onClick}>
            Other
          </Link>
          <Link to={'/other' as '/'} target="_blank">
            New
          </Link>
          <WordsProvider locale="en">
            <Link to="/$lang/about/about">Profile</Link>
            <Link to="/$lang/about/about" params={{ lang: 'cn' }}>
              简介
            </Link>
          </WordsProvider>
        </>
      )),
      page('/other', () => <h1>Other</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
}
