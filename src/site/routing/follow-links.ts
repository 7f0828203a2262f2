import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type RefCallback, useCallback } from 'react'
import { isPlainClick } from './is-plain-click.ts'

/** Ref of an element whose HTML was not made of components: its links to pages are followed by the router. */
export function useFollowLinks(): RefCallback<HTMLElement> {
  const router = useRouter()
  return useCallback((element) => (element ? followLinks(router, element) : undefined), [router])
}

/**
 * Has the router follow the links of an element, as far as they lead to pages.
 * @param isStatic false while its links are components, which follow themselves
 * @returns a function that ends it
 */
export function followLinks(router: AnyRouter, element: HTMLElement, isStatic = () => true): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !element.contains(link) || !isPlainClick(event) || !isStatic()) return
    if (link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    // files and other answers for programs have routes without a component
    const route = router.getMatchedRoutes(link.pathname)[2]
    if (!route?.options.component) return
    event.preventDefault()
    void router.navigate({ href: link.href.slice(link.origin.length) })
  }
  // React ends the propagation at the document where it has not hydrated what is clicked
  addEventListener('click', follow, { capture: true })
  return () => removeEventListener('click', follow, { capture: true })
}
