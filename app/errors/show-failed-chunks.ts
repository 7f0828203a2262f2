/**
 * Has a route whose chunk cannot be fetched show its error. The router's `lazyRouteComponent` would reload the document
 * first, which is the browser's own error page while the line is lost. It knows such an error by the beginning of its
 * message, and has no option (https://github.com/TanStack/router/issues/8377).
 */
export function showFailedChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `The page's code could not be loaded: ${payload.message}`
  })
}
