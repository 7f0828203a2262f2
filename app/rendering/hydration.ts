import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

let resolve: (() => void) | undefined
const hydration = new Promise<void>((done) => {
  resolve = done
})

/** Ms after which navigation is unblocked without hydration. */
const timeout = 3_000

/** Call in the component in the page's place: its effects run once the page is hydrated, after those of the frame. */
export function useEndOfHydration(): void {
  useEffect(() => resolve?.(), [])
}

/** Blocks navigation until hydration: otherwise React finds a mismatch and discards the page with typed input. */
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
  // frees Start's dehydrated data
  window.$_TSR?.h()
}
