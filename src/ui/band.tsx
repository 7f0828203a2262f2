import type { ReactNode } from 'react'
import './band.css'
import { classes } from './classes.ts'
import { Heading } from './heading.tsx'

export type BandTone = 'paper' | 'zone' | 'ink'

type BandProps = {
  /** paper is the page; never put two tinted bands (zone, ink) in a row */
  tone?: BandTone
  id?: string
  /** less space above: the band follows a page head */
  near?: boolean
  /** no space above */
  flush?: boolean
  /** name of the region where it has no heading of its own */
  label?: string
  title?: string | readonly string[]
  /** a paragraph below the title, or beside it with `split` */
  lead?: string
  split?: boolean
  children: ReactNode
}

/** A section of the page, as wide as the window; its content keeps to the page's width. Tinted bands step up. */
export function Band({ tone = 'paper', id, near, flush, label, title, lead, split, children }: BandProps) {
  const tint = tone === 'paper' ? undefined : `${tone} step`
  return (
    <section
      className={classes('band', tint, near && 'band--near', flush && 'band--flush')}
      id={id}
      aria-label={label}
      // laid out before React is there, where the page opens further down
      suppressHydrationWarning
    >
      <div className="wrap">
        {title && (
          <Heading title={title} split={split}>
            {lead}
          </Heading>
        )}
        {children}
      </div>
    </section>
  )
}
