import type { ProductKey } from '#api/contract/products.ts'
import './drawing.css'
import { markShapes } from './mark-shapes.tsx'

export type MarkName = ProductKey

/** A product's mark. Decorative: the product's name stands beside it. Needs `MarkSprite` once on the page. */
export function ProductMark({ product }: { product: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#m-${product}`} />
    </svg>
  )
}

/** The six drawings behind `ProductMark`. A page shows each mark many times, so it carries the shapes once. */
export function MarkSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {markShapes}
    </svg>
  )
}
