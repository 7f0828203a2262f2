import { useRouter } from '@tanstack/react-router'
import { type RefCallback, useCallback } from 'react'
import { isPlainClick } from './is-plain-click.ts'

/** Ref of an element whose HTML was not made of components: its links to pages are followed by the router. */
export function useFollowLinks(): RefCallback<HTMLElement> {
  const router = useRouter()
  return useCallback(
    (element) => {
      if (!element) return
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link || link.target || !isPlainClick(event)) return
        if (link.origin !== location.origin || link.pathname === location.pathname) return
        // files and other answers for programs have routes without a component
        const route = router.getMatchedRoutes(link.pathname)[2]
        if (!route?.options.component) return
        event.preventDefault()
        void router.navigate({ href: link.href.slice(link.origin.length) })
      }
      element.addEventListener('click', follow)
      return () => element.removeEventListener('click', follow)
    },
    [router],
  )
}
