import { useEffect } from 'react'

let end: (() => void) | undefined

/** After so long, ms, whoever waits has waited enough. */
const patience = 3_000

/** Resolves when React has taken over the page that came as a document. */
export const hydration = new Promise<void>((resolve) => {
  end = resolve
  if (typeof document !== 'undefined') setTimeout(resolve, patience)
})

/** For what stands in the frame in place of a page: its effects come when the page is hydrated, after the frame is. */
export function useEndOfHydration(): void {
  useEffect(() => end?.(), [])
}
