import type { Page } from '@playwright/test'
import { giveIsOnTop } from './structure.ts'

type Stop = { name: string; isSeen: boolean; isEnd: boolean; isInFooter: boolean }

/**
 * Tab from the top of a page to its end: what is focused and not seen, where the focus was lost and where it was trapped
 * (WCAG 2.1.2, 2.4.3, 2.4.11).
 */
export async function tabFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await giveIsOnTop(page)
  const keyboard = await page.context().newCDPSession(page)
  const isAtEnd = await page.evaluate(begin)
  for (let stops = 0; stops < 400; stops += 1) {
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    })
    const { name, isSeen, isEnd, isInFooter } = await page.evaluate(readStop)
    if (isEnd) return isAtEnd || isInFooter ? faults : [...faults, `lost after ${stops} stops`]
    if (!isSeen) faults.push(name)
  }
  return [...faults, 'never came to an end']
}

/** Runs in the page. @returns whether it has no footer to come to */
function begin(): boolean {
  const active = document.activeElement as HTMLElement | null
  active?.blur()
  getSelection()?.removeAllRanges()
  window.scrollTo(0, 0)
  document.body.setAttribute('tabindex', '-1')
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  return document.querySelector('body > footer') === null
}

/** Runs in the page: what has the focus, and whether any part of it is on top within two seconds. */
async function readStop(): Promise<Stop> {
  const state = window as { inFooter?: boolean }
  const element = document.activeElement as HTMLInputElement | null
  const isInFooter = state.inFooter === true
  if (!element || element === document.body) return { name: '', isSeen: true, isEnd: true, isInFooter }
  state.inFooter = element.closest('body > footer') !== null
  // what comes into view by a transition, or with the rest of the page
  const end = performance.now() + 2_000
  while (!window.isOnTop(element) && performance.now() < end)
    await new Promise((done) => requestAnimationFrame(done))
  return {
    name: element.outerHTML.slice(0, 120),
    isSeen: window.isOnTop(element),
    isEnd: false,
    isInFooter: state.inFooter,
  }
}
