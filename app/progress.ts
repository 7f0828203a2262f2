import type { AnyRouter } from '@tanstack/react-router'
import NProgress from 'nprogress'

const patience = 150

// the template nprogress brings claims a role that does not exist
const template = '<div class="bar"><div class="peg"></div></div>'

/**
 * Shows the progress bar while a navigation or a request runs longer than 150 ms, so that a prefetched page does not
 * flash. A navigation that fails or is replaced ends it too: every load resolves.
 */
export function showProgress(router: AnyRouter): void {
  if (typeof document === 'undefined') return
  NProgress.configure({ showSpinner: false, template, barSelector: '.bar' })
  let end = () => {}
  router.subscribe('onBeforeLoad', (event) => {
    end()
    if (event.pathChanged || event.hrefChanged) end = beginProgress()
  })
  router.subscribe('onRendered', () => end())
  router.subscribe('onResolved', () => end())
}

/** Starts showing progress after the patience has run out; call the result when the work is over. */
export function beginProgress(): () => void {
  const timer = setTimeout(() => {
    running += 1
    NProgress.start()
    shown.add(timer)
  }, patience)
  return () => {
    clearTimeout(timer)
    if (!shown.delete(timer)) return
    running -= 1
    if (running === 0) NProgress.done()
  }
}

const shown = new Set<ReturnType<typeof setTimeout>>()
let running = 0
