import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepsPosition } from '#src/site/routing/sections.ts'

type BelowFoldProps = {
  /** rendered with the first screen: the window opens further down */
  whole?: boolean
  children: ReactNode
}

/**
 * What follows the first screen of a page. A page that a link leads to is painted without it and rendered once more, with
 * `useDeferredValue`. Documents and their hydration are whole, and so are pages that do not begin at their top, which
 * need their full height for it: Back, a hash, a kept position.
 */
export function BelowFold({ whole, children }: BelowFoldProps) {
  const { location, resolvedLocation } = useRouter().state
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isDocument = !useHydrated()
  // of the first render only, and the browser's
  const beginsAtTop = () =>
    !location.hash && !left && !(scrollY > 0 && keepsPosition(resolvedLocation, location))
  const isShown = useDeferredValue(true, isDocument || whole || !beginsAtTop())
  const [isPrinted, setPrinted] = useState(false)
  useLayoutEffect(() => {
    // the sheet is laid out before another frame comes
    const print = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return isShown || isPrinted ? children : <div className="below-fold" aria-busy="true" />
}
