import type { Cover } from '#src/site/articles/cover.ts'
import type { Locale } from '#src/site/locale.ts'
import { PosterBox } from './posters/poster.tsx'

/** The ground a cover stands on; each is a class of the drawing's own styles. */
export const coverGround = ({ seed }: Pick<Cover, 'seed'>) =>
  (['zone', 'ink', 'pane'] as const)[seed % 3] ?? 'zone'

/** Whether the whole of the product's drawing is shown, or a part of it. */
export const isWholeCover = ({ seed }: Pick<Cover, 'seed'>) => seed < 3

const width = 1200
const height = 675

/** An article's cover: the drawing of its product, whole or a part of it, and the sign of its kind. */
export function CoverDrawing({ cover, lang }: { cover: Cover; lang: Locale }) {
  const whole = isWholeCover(cover)
  const place = whole
    ? { x: 300, y: 50, width: 840, height: 575 }
    : { x: 300, y: -60, width: 1220, height: 890 }
  return (
    <svg className={`cover ${coverGround(cover)}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="ground" width={width} height={height} />
      <path className="axis" d="M-200 675l1200-600M300 675l1200-600" />
      {cover.product ? <PosterBox {...place} product={cover.product} lang={lang} /> : <Signs whole={whole} />}
      <g transform={whole ? 'translate(-24 420) scale(4)' : 'translate(-40 384) scale(4.6)'}>
        <MotifSign of={cover.motif} />
      </g>
    </svg>
  )
}

/** 40 wide and 40 high from (30, 8). */
export function MotifSign({ of }: { of: Cover['motif'] }) {
  return (
    <>
      <path className="sheet" d={signs[of].back} />
      <path className="m" d={signs[of].lines} />
    </>
  )
}

/** Machines along the axis, their panes lifted: the vendor itself. */
export function Signs({ whole }: { whole: boolean }) {
  const size = whole ? 6 : 11
  return [0, 1, 2, 3].map((step) => (
    <g
      key={step}
      transform={`translate(${360 + step * size * 34} ${(whole ? 400 : 330) - step * size * 17}) scale(${size})`}
    >
      <path className="m" d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9" />
      <rect className="p" x="13" y="4" width="16" height="11.5" rx="2.25" />
    </g>
  ))
}

/** A page of text, a box, a shield and a calendar. */
const signs: Record<Cover['motif'], { back: string; lines: string }> = {
  story: { back: 'M30 8h40v38H30Z', lines: 'M30 8h40v38H30ZM37 17h26M37 25h26M37 33h16' },
  release: { back: 'M30 18l8-8h24l8 8v28H30Z', lines: 'M30 18l8-8h24l8 8v28H30ZM30 18h40M50 10v18' },
  advisory: {
    back: 'M50 6l-18 6v13c0 11 8 17 18 21c10-4 18-10 18-21v-13Z',
    lines: 'M50 6l-18 6v13c0 11 8 17 18 21c10-4 18-10 18-21v-13ZM42 26l6 6l11-12',
  },
  event: {
    back: 'M30 12h40v34H30Z',
    lines: 'M30 12h40v34H30ZM30 22h40M39 8v8M61 8v8M38 31h5m5 0h5m5 0h5M38 38h5m5 0h5',
  },
}
