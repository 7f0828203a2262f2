import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'

/** Where the visitor is. */
export type Place = {
  pathname: string
  /** with its question mark, or empty */
  searchStr: string
  search: object
}

const Path = createContext<string | undefined>(undefined)
const Address = createContext<Place | undefined>(undefined)

/**
 * Tells what stands around the page where the visitor is. It hears of another page once that one has been painted: menus
 * have a hundred links, and marking the one that leads here is no reason to wait for a page.
 */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [place, setPlace] = useState<Place>(() => router.stores.location.get())
  useEffect(() => {
    let callOff = () => {}
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
      callOff()
      callOff = afterPaint(() => startTransition(() => setPlace((from) => next(from, toLocation))))
    })
    return () => {
      callOff()
      unsubscribe()
    }
  }, [router])
  return (
    <Path value={place.pathname}>
      <Address value={place}>{children}</Address>
    </Path>
  )
}

/** The path of the page in view, for the menus around it. */
export function usePathname(): string {
  return known(useContext(Path))
}

/** The same with the search, for what changes with it. */
export function usePlace(): Place {
  return known(useContext(Address))
}

/** `aria-current` of a link to a path. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const pathname = usePathname()
  return (path) => (path === pathname ? 'page' : undefined)
}

// a hash changes nothing
function next(from: Place, to: Place): Place {
  return from.pathname === to.pathname && from.searchStr === to.searchStr ? from : to
}

function known<T>(place: T | undefined): T {
  if (place === undefined) throw new Error('outside of the frame there is no page in view')
  return place
}
