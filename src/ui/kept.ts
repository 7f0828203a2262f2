import { type RefObject, useEffect, useState } from 'react'

/**
 * What a drawing is made of, where the server draws it and the browser keeps what it finds: its code is in no page's
 * script. It is fetched where no document has brought the drawing.
 * @param load imports it; the module's own `if (import.meta.env.SSR) await ...prepare()` has it ready on the server
 */
export function kept<T>(load: () => Promise<T>) {
  const shapes: Shapes<T> = {
    known: undefined,
    prepare: async () => {
      try {
        shapes.known ??= await load()
      } catch {
        // a page does without a drawing
      }
    },
  }
  return shapes
}

type Shapes<T> = {
  known: T | undefined
  /** Has it ready before something that shows it appears. Never fails. */
  prepare: () => Promise<void>
}

/**
 * What to draw, or undefined where the element has been drawn already and is to be left alone (`StillDrawing`,
 * `suppressHydrationWarning`) or has to wait for it. Give the element a key that changes with the drawing.
 */
export function useKept<T>(shapes: Shapes<T>, place: RefObject<SVGElement | null>): T | undefined {
  const [known, setKnown] = useState(() => shapes.known)
  useEffect(() => {
    const { current } = place
    if (current && !current.firstChild && !current.hasAttribute('d'))
      shapes.prepare().then(() => setKnown(() => shapes.known))
  }, [shapes, place])
  return known
}
