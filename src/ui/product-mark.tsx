import type { ProductKey } from '#contract/products.ts'
import './drawing.css'

export type MarkName = ProductKey

/** Decorative. Needs `MarkSprite` once on the page. */
export function ProductMark({ product }: { product: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <use href={`#m-${product}`} />
    </svg>
  )
}

/** SVG symbols of `ProductMark`, once per page. */
export function MarkSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {markShapes}
    </svg>
  )
}

const machine =
  'M27 29v5.5a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 5 34.5v-11A3.5 3.5 0 0 1 8.5 20H12M10.5 43.5h11'

const markShapes = (
  <>
    <symbol id="m-mvda" viewBox="0 0 48 48">
      <path className="m" d={machine} />
      <rect className="p" x="16" y="10.5" width="18" height="14" rx="2.5" />
      <rect className="p" x="38" y="4" width="7" height="6.5" rx="1.5" />
    </symbol>
    <symbol id="m-a2m" viewBox="0 0 48 48">
      <path
        className="m"
        d="M27 31v3.5a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 5 34.5v-11A3.5 3.5 0 0 1 8.5 20H12M10.5 43.5h11"
      />
      <rect className="p" x="22" y="4.5" width="14" height="23" rx="2.8" />
      <path className="o" d="M25.5 11h7m-7 4.5h7m-7 4.5h4" />
    </symbol>
    <symbol id="m-mdw" viewBox="0 0 48 48">
      <path className="m" d={machine} />
      <rect className="p" x="16" y="6" width="26" height="19" rx="2.5" />
      <path className="o" d="m21 12 4 3.5-4 3.5m8 .5h6" />
      <path className="m" d="M36.5 25v7.5" />
      <rect className="m" x="32" y="32.5" width="9" height="11" rx="2" />
    </symbol>
    <symbol id="m-av" viewBox="0 0 48 48">
      <path className="m" d={machine} />
      <path
        className="m"
        d="M22 10.5V9a2.5 2.5 0 0 1 2.5-2.5H40A2.5 2.5 0 0 1 42.5 9v9.5A2.5 2.5 0 0 1 40 21h-1.5"
      />
      <rect className="p" x="14" y="11" width="21" height="15.5" rx="2.5" />
      <circle className="s" cx="24.5" cy="18.7" r="3.4" />
    </symbol>
    <symbol id="m-dsc" viewBox="0 0 48 48">
      <path className="m" d={machine} />
      <path
        className="p"
        d="M23 5h9l6 6v14.5a2.5 2.5 0 0 1-2.5 2.5H23a2.5 2.5 0 0 1-2.5-2.5v-18A2.5 2.5 0 0 1 23 5Z"
      />
      <path className="o" d="M25 14h8.5M25 18.5h8.5M25 23h5" />
      <path className="m" d="M44 5v38.5" strokeDasharray="3.5 4.5" />
    </symbol>
    <symbol id="m-centerview" viewBox="0 0 48 48">
      <path className="m" d={machine} />
      <rect className="p" x="15" y="5.5" width="28" height="20" rx="2.5" />
      <path className="o" d="M19.5 17h5l3-6 4.5 9.5 2.5-5h4" />
    </symbol>
  </>
)
