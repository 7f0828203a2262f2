import { useLayoutEffect, useRef } from 'react'

/**
 * Runs when a value is no longer what the component was shown with. Not for the first one: that is on the screen, and so
 * may be what was typed before the script arrived. Before anything can be clicked, so that no choice falls between.
 */
export function useChanged(value: string, run: () => void): void {
  const shown = useRef(value)
  useLayoutEffect(() => {
    if (shown.current === value) return
    shown.current = value
    run()
  })
}
