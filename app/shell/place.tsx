import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'

const Place = createContext<ParsedLocation | undefined>(undefined)

/**
 * Tells the menus around the page where the visitor is. They hear of another page once that one has been painted: they
 * have a hundred links, and marking the one that leads here is no reason to wait for a page.
 */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [place, setPlace] = useState<ParsedLocation>(() => router.stores.location.get())
  useEffect(() => {
    let callOff = () => {}
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
      callOff()
      callOff = afterPaint(() => startTransition(() => setPlace(toLocation)))
    })
    return () => {
      callOff()
      unsubscribe()
    }
  }, [router])
  return <Place value={place}>{children}</Place>
}

/** Where the visitor is, as the frame around the page knows it. */
export function usePlace(): ParsedLocation {
  const place = useContext(Place)
  if (!place) throw new Error('outside of the frame there is no place')
  return place
}
