import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { type HomeSectionId, isBelowFold } from './home-sections.ts'

/**
 * Brings the window to the section the address names. A visitor who comes back to this entry of the history, or
 * reloads it, finds the window where it was; one who has scrolled before the script arrived is left alone.
 */
export function useOpenedSection(section: HomeSectionId | undefined): void {
  const router = useRouter()
  const asDocument = !useHydrated()
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY

  useEffectBeforePaint(() => {
    // without a section a document is where it ought to be
    if (asDocument && !section) return
    const open = () => {
      // who was in a field before the script arrived stays there
      if (section && !(asDocument && isSomewhere())) focus(section)
      if (left !== undefined) scrollTo({ top: left, behavior: 'instant' })
      else if (section && !(asDocument && staysThere(section))) goTo(section)
    }
    open()
    // again when the router has put window and focus to where pages start
    const stop = router.subscribe('onRendered', () => {
      stop()
      open()
    })
    return stop
  }, [router, section])
}

function focus(section: HomeSectionId): void {
  const opening = document.getElementById(section)?.querySelector<HTMLElement>('[tabindex="-1"]')
  opening?.focus({ preventScroll: true })
}

function isSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

function staysThere(section: HomeSectionId): boolean {
  return scrollY > 0 || !isBelowFold(section)
}

function goTo(section: HomeSectionId): void {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
}

// layout effects do not exist on the server
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
