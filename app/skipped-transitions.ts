/**
 * Who goes on before a page has faded in skips its transition. The browser reports that as a failed promise, which the
 * router does not look at; nothing has failed, and the console is for what has.
 */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
      event.preventDefault()
  })
}
