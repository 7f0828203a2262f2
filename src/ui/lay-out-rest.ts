/**
 * Lays out what follows the fold of a page (fold.css), one section whenever the browser is idle, so that heights are
 * right soon and no visitor waits for it.
 */
export function layOutRest(fold: HTMLElement): void {
  const sections = following(fold)
  const next = () => {
    const section = sections.shift()
    if (section && !isWhole()) {
      section.style.contentVisibility = 'visible'
      whenIdle(next)
    } else fold.dataset.whole = ''
  }
  whenIdle(next)
}

function following(fold: HTMLElement): HTMLElement[] {
  return [...(fold.parentElement?.children ?? [])].filter(
    (it): it is HTMLElement => it instanceof HTMLElement && it.matches('.fold ~ :is(.band, .site-foot)'),
  )
}

function isWhole(): boolean {
  return document.documentElement.dataset.whole !== undefined
}

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks
  const wait = globalThis.requestIdleCallback ?? setTimeout
  wait(then)
}
