import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepsPosition } from '#src/site/routing/sections.ts'

type BelowFoldProps = {
  /** render with the first screen, as the page opens scrolled down */
  whole?: boolean
  children: ReactNode
}

/**
 * Defers the rest of the page after a client-side navigation (`useDeferredValue`). Documents, and pages that open
 * scrolled (Back, hash, kept position), render whole.
 */
export function BelowFold({ whole, children }: BelowFoldProps) {
  const { location, resolvedLocation } = useRouter().state
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isDocument = !useHydrated()
  // first render in the browser only
  const beginsAtTop = () =>
    !location.hash && !left && !(scrollY > 0 && keepsPosition(resolvedLocation, location))
  const isShown = useDeferredValue(true, isDocument || whole || !beginsAtTop())
  const [isPrinted, setPrinted] = useState(false)
  useLayoutEffect(() => {
    // synchronously: print layout follows at once
    const print = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return isShown || isPrinted ? children : <div className="below-fold" aria-busy="true" />
}
