import type { AnyRouter } from '@tanstack/react-router'

/** Who prepares for as long as this, ms, would be held up by a transition. */
const long = 20

/**
 * Tells whether the page that comes is faded in. The picture a transition takes of the page in view costs a slow processor
 * a quarter of a second, before anything of the next page is made. What is slow shows when the way to a page is prepared:
 * the first task of that is work alone, what has to be fetched is waited for after it.
 */
export function fadesPages(router: AnyRouter): () => boolean {
  let begun = 0
  let firstTask: number | undefined
  router.subscribe('onBeforeLoad', () => {
    const begin = performance.now()
    begun = begin
    firstTask = undefined
    setTimeout(() => {
      if (begun === begin) firstTask = performance.now() - begin
    })
  })
  return () => (firstTask ?? performance.now() - begun) < long
}
