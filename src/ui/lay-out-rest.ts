/**
 * Lays out what a page has below its first screen (fold.css), one section whenever the browser is idle, so that heights
 * are right soon and no visitor waits for it.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.fold ~ :is(.band, .site-foot)')]
  const next = () => {
    const section = sections.shift()
    if (section && !isWhole()) {
      section.style.contentVisibility = 'visible'
      whenIdle(next)
    } else for (const fold of document.querySelectorAll<HTMLElement>('.fold')) fold.dataset.whole = ''
  }
  whenIdle(next)
}

function isWhole(): boolean {
  return document.documentElement.dataset.whole !== undefined
}

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks
  const wait = globalThis.requestIdleCallback ?? setTimeout
  wait(then)
}
