import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

let resolve: (() => void) | undefined
const hydration = new Promise<void>((done) => {
  resolve = done
})

/** Ms after which nothing waits for hydration any more. */
const timeout = 3_000

/** For what stands in the frame in place of a page: its effects run when the page is hydrated, after those of the frame. */
export function useEndOfHydration(): void {
  useEffect(() => resolve?.(), [])
}

/**
 * Blocks navigation until React has hydrated the page: a page that hydrates while the router already knows of the next
 * one mismatches, and is thrown away with all that was typed into it.
 */
export async function blockUntilHydrated(history: RouterHistory): Promise<void> {
  setTimeout(() => resolve?.(), timeout)
  const unblock = history.block({
    blockerFn: async () => {
      await hydration
      return false
    },
    enableBeforeUnload: false,
  })
  await hydration
  unblock()
  // frees the dehydrated data
  window.$_TSR?.h()
}
