import type { Page } from '@playwright/test'

// what runs in the page to find what its headings and its stops of Tab lack

export function headingFaults(): string[] {
  // not those in closed details
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  const levels = shown.map(({ tagName }) => Number(tagName[1]))
  const ones = levels.filter((level) => level === 1).length
  const skipped = levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 1) + 1
      ? [`h${level} after h${levels[at - 1] ?? 0}: ${shown[at]?.textContent}`]
      : [],
  )
  return ones === 1 ? skipped : [`${ones} h1`, ...skipped]
}

/** On phones what a page is there to do is hit by a thumb; axe looks after the least size of everything (2.5.8). */
export function lowButtons(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.btn')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight < 44)
    .map((one) => `${one.offsetHeight} px high: ${one.outerHTML.slice(0, 120)}`)
}

/**
 * What Tab comes to in the main part and is not on top anywhere within two seconds, or is left again at once (WCAG 2.4.7,
 * 2.4.11). Needs `giveIsOnTop`.
 */
export async function hiddenStops(): Promise<string[]> {
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const kinds =
    ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]))'
  const stops = [...document.querySelectorAll<HTMLInputElement>(`main ${kinds}`)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      isShown(one) &&
      !one.matches(':disabled, [inert], [inert] *, [contenteditable=true] a[href]'),
  )
  const found: string[] = []
  for (const element of stops) {
    // as by a key: styles for it bring things into view
    element.focus({ focusVisible: true } as FocusOptions)
    const end = performance.now() + 2_000
    while (!window.isOnTop(element) && performance.now() < end)
      await new Promise((done) => requestAnimationFrame(done))
    if (!element.isConnected) continue
    const name = element.outerHTML.slice(0, 120)
    if (document.activeElement !== element && isShown(element)) found.push(`does not keep the focus: ${name}`)
    else if (!window.isOnTop(element)) found.push(`not seen: ${name}`)
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  window.scrollTo(0, 0)
  return found
}

/** Whether any part of what has the focus is on top; a radio button or a file field is drawn by its label. */
function isOnTop(element: HTMLInputElement): boolean {
  const drawn = [element, ...(element.labels ?? [])]
  const isThrough = (part: Element) => getComputedStyle(part).pointerEvents === 'none'
  return drawn
    .flatMap((part) => [...part.getClientRects()])
    .some((rect) => {
      // what is larger than the window is seen where it is within
      const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)]
      const width = Math.min(rect.right, innerWidth) - left
      const height = Math.min(rect.bottom, innerHeight) - top
      return [0.5, 0.1, 0.9].some((y) =>
        [0.5, 0.1, 0.9].some((x) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return (
            hit !== null &&
            drawn.some((part) => part.contains(hit) || (isThrough(part) && hit.contains(part)))
          )
        }),
      )
    })
}

declare global {
  interface Window {
    isOnTop: typeof isOnTop
  }
}

/** A function that is run in the page cannot call another one of its module. */
export function giveIsOnTop(page: Page): Promise<unknown> {
  return page.evaluate(`window.isOnTop = ${isOnTop}`)
}
