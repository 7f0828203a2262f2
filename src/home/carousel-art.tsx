import { useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { kept, useKept } from '#src/ui/kept.ts'
import { StillDrawing } from '#src/ui/still.tsx'
import type { CarouselProduct } from './carousel-item.ts'
import '#src/ui/art.css'
import '#src/ui/drawing.css'

/** The drawing of a slide. Give it a key that changes with the language. */
export function CarouselArt({ product }: { product: CarouselProduct }) {
  const { slides } = useWords('home').carousel
  const place = useRef<SVGSVGElement>(null)
  const drawings = useKept(art, place)
  if (drawings) return drawings[product](slides)
  return <StillDrawing ref={place} className="art" viewBox="0 0 548 400" />
}

const art = kept(async () => (await import('./carousel-drawings.tsx')).carouselDrawings)
if (import.meta.env.SSR) await art.prepare()

/** For loaders: has the drawings ready before a page that shows them appears. */
export const prepareCarouselArt = art.prepare
