import { noteNoAnswer } from '#src/site/network.ts'
import { lostChunks } from '#src/site/routing/retry.ts'

/**
 * Renders the route's error when its chunk fails to load, which counts as no answer. The router's `lazyRouteComponent`
 * reloads the document first, which offline shows the browser's error page. It detects the error by the start of its
 * message and has no option (https://github.com/TanStack/router/issues/8377).
 */
export function showFailedChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    lostChunks.any = true
    payload.name = 'NetworkError'
    payload.message = `The page's code could not be loaded: ${payload.message}`
    noteNoAnswer()
  })
}
