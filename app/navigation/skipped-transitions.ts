/**
 * Who goes on before a page has faded in skips its transition, and so does who changes the size of the window. The browser
 * reports that as a failed promise, which the router does not look at; nothing has failed, and the console is for what has.
 */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && skips.includes(reason.name) && /transition/i.test(reason.message))
      event.preventDefault()
  })
}

/** How a transition ends that is skipped: by who goes on, and by who turns the phone (View Transitions, Level 1). */
const skips = ['AbortError', 'InvalidStateError']
