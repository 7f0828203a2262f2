import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { HomeSectionId } from './home-sections.ts'

/**
 * Brings the window to the section the address names, unless the visitor comes back to this entry of the history (or
 * reloads it): then the window returns to where it was.
 */
export function useOpenedSection(section: HomeSectionId | undefined): void {
  const router = useRouter()
  const left = useElementScrollRestoration({ getElement: () => window })
  const top = left?.scrollY

  useClientLayoutEffect(() => {
    const open = () => {
      if (top !== undefined) scrollTo({ top, behavior: 'instant' })
      else if (section) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
    }
    open()
    // once more after the router has put the window to where a page starts
    const stop = router.subscribe('onRendered', () => {
      stop()
      open()
    })
    return stop
  }, [router, section])
}

// React warns about layout effects on the server
const useClientLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect
