import type { AnyRouter } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import type { NProgress } from 'nprogress'

const delayMs = 150

// nprogress's own template has an invalid ARIA role
const template = '<div class="bar"><div class="peg"></div></div>'

/** Shows the progress bar while a load or request exceeds 150 ms, so that prefetched pages do not flash it. */
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

/** Shows the bar after the delay; the returned function ends it. */
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

const waiting = new Set<object>()

/** undefined where its chunk fails to load: navigation works without it */
async function loadBar(): Promise<NProgress | undefined> {
  try {
    const { default: bar } = await import('nprogress')
    return bar.configure({ showSpinner: false, template, barSelector: '.bar' })
  } catch {
    return undefined
  }
}

export const serverFunctionProgress = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  const end = typeof document === 'undefined' ? () => {} : beginProgress()
  try {
    return await next()
  } finally {
    end()
  }
})
