// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, Suspense, use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClosePopoversOnNavigation, useFocusOnNavigation } from './on-navigation.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('scrollTo', () => {})

const hidden = vi.fn()
let root: Root
let router: ReturnType<typeof twoPages>

beforeEach(async () => {
  HTMLElement.prototype.hidePopover = hidden
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
  router = twoPages()
  await act(async () => root.render(<RouterProvider router={router as never} />))
  hidden.mockClear()
})

afterEach(() => act(() => root.unmount()))

it('closes what is open when the visitor leaves for another page', async () => {
  await act(() => router.navigate({ to: '/other' as '/' }))
  expect(hidden).toHaveBeenCalled()
})

it('closes what is open when the link leads to the page in view', async () => {
  await act(() => router.navigate({ to: '/' }))
  expect(hidden).toHaveBeenCalled()
})

it('takes the focus to the heading of the new page, not for a new search or a place in the page', async () => {
  await act(() => router.navigate({ to: '/', search: { page: 2 } as never }))
  await act(() => router.navigate({ to: '/other' as '/', hash: 'place' }))
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to: '/' }))
  expect(document.querySelector('h1:focus')?.textContent).toBe('First')
  await act(() => router.navigate({ to: '/other' as '/' }))
  expect(document.querySelector('h1:focus')?.textContent).toBe('Other')
})

it('takes it there once the page is shown, where its script is still on its way as the router has rendered', async () => {
  await act(() => router.navigate({ to: '/late' as '/' }))
  expect(document.querySelector('h1')?.style.display).toBe('none')
  await vi.waitFor(() => expect(router.state.status).toBe('idle'))
  expect(document.activeElement).toBe(document.body)
  await act(async () => sendLate())
  expect(document.querySelector('h1:focus')?.textContent).toBe('Late')
})

function twoPages() {
  const rootRoute = createRootRoute({ component: Frame })
  const page = (path: string, title: string) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => <h1>{title}</h1> })
  const latePage = createRoute({ getParentRoute: () => rootRoute, path: '/late', component: Late })
  return createRouter({
    routeTree: rootRoute.addChildren([page('/', 'First'), page('/other', 'Other'), latePage]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
}

let sendLate = () => {}
const late = new Promise<void>((resolve) => {
  sendLate = resolve
})

function Late() {
  use(late)
  return <h1>Late</h1>
}

function Frame() {
  useClosePopoversOnNavigation()
  useFocusOnNavigation()
  return (
    <>
      <div popover="auto" />
      <main id="main">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  )
}
