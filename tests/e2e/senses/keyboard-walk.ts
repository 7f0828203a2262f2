import type { Page } from '@playwright/test'

type Stop = { name: string; isSeen: boolean; isEnd: boolean; isInFooter: boolean }

/**
 * Tab from the top of a page, or of its main part, to its end: what is focused and not seen, where the focus was lost and where
 * it was trapped (WCAG 2.1.2, 2.4.3, 2.4.11).
 */
export async function tabFaults(page: Page, from: 'page' | 'main' = 'page'): Promise<string[]> {
  const faults: string[] = []
  const keyboard = await page.context().newCDPSession(page)
  const isAtEnd = await page.evaluate(begin, from)
  for (let stops = 0; stops < 400; stops += 1) {
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    })
    const { name, isSeen, isEnd, isInFooter } = await page.evaluate(readStop)
    if (isEnd) return isAtEnd || isInFooter ? faults : [...faults, `lost after ${stops} stops`]
    // the footer is the same on all
    if (from === 'main' && isInFooter) return faults
    if (!isSeen) faults.push(name)
  }
  return [...faults, 'never came to an end']
}

/** Runs in the page. @returns whether it has no footer to come to */
function begin(from: 'page' | 'main'): boolean {
  const active = document.activeElement as HTMLElement | null
  active?.blur()
  getSelection()?.removeAllRanges()
  window.scrollTo(0, 0)
  const start = from === 'page' ? document.body : document.querySelector('main')
  start?.setAttribute('tabindex', '-1')
  start?.focus({ preventScroll: true })
  if (from === 'page') start?.removeAttribute('tabindex')
  return document.querySelector('body > footer') === null
}

/** Runs in the page: what has the focus, and whether any part of it is on top within two seconds. */
async function readStop(): Promise<Stop> {
  const state = window as { inFooter?: boolean }
  const element = document.activeElement as HTMLInputElement | null
  const isInFooter = state.inFooter === true
  if (!element || element === document.body) return { name: '', isSeen: true, isEnd: true, isInFooter }
  state.inFooter = element.closest('body > footer') !== null
  // a radio button or a file field is drawn by its label
  const drawn = [element, ...(element.labels ?? [])]
  const isThrough = (part: Element) => getComputedStyle(part).pointerEvents === 'none'
  const isOnTop = () =>
    drawn
      .flatMap((part) => [...part.getClientRects()])
      .some(({ left, top, width, height }) =>
        [0.5, 0.1, 0.9].some((y) =>
          [0.5, 0.1, 0.9].some((x) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            return (
              hit !== null &&
              drawn.some((part) => part.contains(hit) || (isThrough(part) && hit.contains(part)))
            )
          }),
        ),
      )
  // what comes into view by a transition, or with the rest of the page
  const end = performance.now() + 2_000
  while (!isOnTop() && performance.now() < end) await new Promise((done) => requestAnimationFrame(done))
  return {
    name: element.outerHTML.slice(0, 120),
    isSeen: isOnTop(),
    isEnd: false,
    isInFooter: state.inFooter,
  }
}
