import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'

const Path = createContext<string | undefined>(undefined)

/**
 * Tells the menus around the page where the visitor is. They hear of another page once that one has been painted: they
 * have a hundred links, and marking the one that leads here is no reason to wait for a page.
 */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [path, setPath] = useState(() => router.stores.location.get().pathname)
  useEffect(() => {
    let callOff = () => {}
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
      callOff()
      callOff = afterPaint(() => startTransition(() => setPath(toLocation.pathname)))
    })
    return () => {
      callOff()
      unsubscribe()
    }
  }, [router])
  return <Path value={path}>{children}</Path>
}

/** The path of the page in view, for the menus around it. */
export function usePathname(): string {
  const path = useContext(Path)
  if (path === undefined) throw new Error('outside of the frame there is no page in view')
  return path
}
