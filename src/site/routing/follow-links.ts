import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type RefCallback, useCallback } from 'react'
import { isPlainClick } from './is-plain-click.ts'

/** Ref for raw HTML: its internal links navigate client-side. */
export function useFollowLinks(): RefCallback<HTMLElement> {
  const router = useRouter()
  return useCallback((element) => (element ? followLinks(router, element) : undefined), [router])
}

/** @param isStatic false once its links are components with handlers of their own */
export function followLinks(router: AnyRouter, element: HTMLElement, isStatic = () => true): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !element.contains(link) || !isPlainClick(event) || !isStatic()) return
    if (link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    // server routes (files) have no component
    const route = router.getMatchedRoutes(link.pathname)[2]
    if (!route?.options.component) return
    event.preventDefault()
    void router.navigate({ href: link.href.slice(link.origin.length) })
  }
  // capture: React stops propagation at unhydrated boundaries
  addEventListener('click', follow, { capture: true })
  return () => removeEventListener('click', follow, { capture: true })
}
