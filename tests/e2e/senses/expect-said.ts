import type { Page } from '@playwright/test'
import { expect } from '../fixture.ts'

type Outcome = { focus: string; said: string[]; isRead: boolean }

/**
 * What an action does is heard, and leaves the focus on what is there (WCAG 2.4.3, 4.1.3): afterwards a live region has a new text, or
 * the focus is in a dialog, on a message or a heading that it was not on.
 */
export async function expectSaid(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(listen)
  await act()
  let last: Outcome = { focus: '', said: [], isRead: false }
  await expect
    .poll(
      async () => {
        last = await page.evaluate(heard)
        return last.said.length > 0 || (last.isRead && last.focus !== before)
      },
      { message: `${what}: nothing is said` },
    )
    .toBe(true)
  // what takes the place of what was pressed is there when its request has ended
  await expect
    .poll(async () => (await page.evaluate(heard)).focus, { message: `${what}: the focus is lost` })
    .not.toBe('')
}

// the rest runs in the page

/** Begins to collect what live regions say. @returns what has the focus */
function listen(): string {
  const state = window as { said?: string[]; listening?: MutationObserver }
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output'
  state.listening?.disconnect()
  const said: string[] = []
  state.said = said
  state.listening = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const around = target instanceof Element ? target : target.parentElement
      const region = around?.closest(live)
      const text = region?.textContent?.trim()
      if (text) said.push(text.slice(0, 80))
      // a region that comes with its text is heard where it is an alert, and mostly where it is a status
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const added of [node, ...node.querySelectorAll(live)])
            if (added.matches(live) && added.textContent?.trim())
              said.push(added.textContent.trim().slice(0, 80))
    }
  })
  state.listening.observe(document.body, { subtree: true, childList: true, characterData: true })
  return document.activeElement?.outerHTML.slice(0, 80) ?? ''
}

function heard(): Outcome {
  const { said = [] } = window as { said?: string[] }
  const active = document.activeElement
  const isRead = active?.closest('dialog, [role=alert], [role=status], h1') !== null
  return { focus: active && active !== document.body ? active.outerHTML.slice(0, 80) : '', said, isRead }
}
