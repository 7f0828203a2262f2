import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ahead } from '#src/site/ahead.ts'
import { adoptFace } from './adopt-face.ts'
import { hydration } from './hydration.ts'
import { keepSheet } from './keep-sheet.ts'
import { getRouter } from './router.tsx'
import { expectSkippedTransitions } from './skipped-transitions.ts'
import { startInstance } from './start.ts'

void hydratePage()

/**
 * What Start's `StartClient` does, without its adapter for server functions that are sent as values: nothing here does
 * that, and it would bring all of what calls the server (13 kB) into the first load of every page. In pieces, between
 * which the browser can answer its visitor.
 */
async function hydratePage(): Promise<void> {
  const options = await startInstance.getOptions()
  // where server functions look for their middleware and adapters
  Object.assign(window, { __TSS_START_OPTIONS__: options })
  await pause()
  const router = getRouter()
  Object.assign(router.options, { serializationAdapters: options.serializationAdapters })
  await pause()
  await hydrate(router)
  await pause()
  keepSheet()
  expectSkippedTransitions()
  void waitWithNavigation(router)
  void hydration.then(() => adoptFace(router))
  void hydration.then(() => makePagesAhead(router))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

/**
 * Whoever follows a link while React takes over the page moves on when it has: a page that hydrates from what the router
 * knows of the next one is not what the server sent, and would be thrown away with all that was typed into it.
 */
async function waitWithNavigation({ history }: ReturnType<typeof getRouter>): Promise<void> {
  const stopWaiting = history.block({
    blockerFn: async () => {
      await hydration
      return false
    },
    enableBeforeUnload: false,
  })
  await hydration
  stopWaiting()
  window.$_TSR?.h()
  nameManifest()
}

/** What makes them is fetched when a link is pointed at for the first time, or the page touched anywhere. */
function makePagesAhead(router: ReturnType<typeof getRouter>): void {
  const load = async () => {
    const { expectTouches, makePage } = await import('./ahead/pages-ahead.ts')
    ahead.make = (...page) => void makePage(router, ...page)
    return expectTouches
  }
  // what cannot be fetched leaves all as it is: links work without it
  const nothing = () => undefined
  ahead.make = (...page) => void load().then(() => ahead.make?.(...page), nothing)
  const touched = () => void load().then((expectTouches) => expectTouches(router), nothing)
  addEventListener('touchstart', touched, { once: true, passive: true })
}

/** For who puts the site on a home screen. In the document it would be fetched beside what first paint waits for. */
function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
