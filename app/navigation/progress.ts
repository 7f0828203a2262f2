import type { AnyRouter } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import type { NProgress } from 'nprogress'

const delayMs = 150

// nprogress's own template has an invalid ARIA role
const template = '<div class="bar"><div class="peg"></div></div>'

/**
 * Shows the progress bar while a navigation or a request runs longer than 150 ms, so that a prefetched page does not
 * flash. A navigation that fails or is replaced ends it too: every load resolves.
 */
export function showProgress(router: AnyRouter): void {
  if (typeof document === 'undefined') return
  let end = () => {}
  router.subscribe('onBeforeLoad', (event) => {
    end()
    if (event.pathChanged || event.hrefChanged) end = beginProgress()
  })
  router.subscribe('onRendered', () => end())
  router.subscribe('onResolved', () => end())
}

/** Shows the bar after the delay; call the result when the work is done. */
function beginProgress(): () => void {
  const work = {}
  // imported on demand: most navigations end before the delay
  const fetching = setTimeout(loadBar, delayMs / 2)
  const timer = setTimeout(async () => {
    waiting.add(work)
    const bar = await loadBar()
    if (waiting.has(work)) bar?.start()
  }, delayMs)
  return () => {
    clearTimeout(fetching)
    clearTimeout(timer)
    if (waiting.delete(work) && waiting.size === 0)
      void loadBar().then((bar) => waiting.size === 0 && bar?.done())
  }
}

/** Work that has taken longer than the delay. */
const waiting = new Set<object>()

/** The bar; undefined where its chunk fails to load: the navigation goes on without it. */
async function loadBar(): Promise<NProgress | undefined> {
  try {
    const { default: bar } = await import('nprogress')
    return bar.configure({ showSpinner: false, template, barSelector: '.bar' })
  } catch {
    return undefined
  }
}

/** The progress bar also runs while a server function is called from the browser. */
export const serverFunctionProgress = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  const end = typeof document === 'undefined' ? () => {} : beginProgress()
  try {
    return await next()
  } finally {
    end()
  }
})
