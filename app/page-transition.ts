import type { AnyRouter } from '@tanstack/react-router'
import { ahead } from '#src/site/ahead.ts'

/** Whoever takes as long as this to get ready, ms, would be held up by a transition. */
const long = 40

/**
 * Tells whether the page that comes is faded in. The picture a transition takes of the page in view costs a slow processor
 * a quarter of a second, before anything of the next page is made. What is slow shows between the click and the end of the
 * first task that prepares the way to a page: that is work alone, what has to be fetched is waited for after it. A page
 * that is in view ahead of the router (`app/ahead`) is there already.
 */
export function fadesPages(router: AnyRouter): () => boolean {
  let asked = 0
  let firstTask: number | undefined
  router.subscribe('onBeforeLoad', () => {
    // a page goes there by itself too, and a server has no events
    const begin = globalThis.event?.timeStamp ?? performance.now()
    asked = begin
    firstTask = undefined
    setTimeout(() => {
      if (asked === begin) firstTask = performance.now() - begin
    })
  })
  return () => !ahead.isShown && (firstTask ?? performance.now() - asked) < long
}
