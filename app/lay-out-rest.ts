/**
 * Lays out what a document has below its first screen (`src/ui/fold.css`), one section whenever the browser is idle, so
 * that heights are right soon and no visitor waits for it.
 */
export function layOutRest(): void {
  const root = document.documentElement
  const sections = [...document.querySelectorAll<HTMLElement>('.fold ~ :is(.band, .site-foot)')]
  const next = () => {
    const section = sections.shift()
    if (section && root.dataset.whole === undefined) {
      section.style.contentVisibility = 'visible'
      whenIdle(next)
    } else root.dataset.whole = ''
  }
  whenIdle(next)
}

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks
  const wait = globalThis.requestIdleCallback ?? setTimeout
  wait(then)
}
