import type { ReactNode } from 'react'
import './band.css'
import { classes } from './classes.ts'
import { Heading } from './heading.tsx'

export type BandTone = 'paper' | 'zone' | 'ink'

type BandProps = {
  /** never two tinted bands (zone, ink) in a row */
  tone?: BandTone
  id?: string
  /** less space above, after a page head */
  near?: boolean
  /** no space above */
  flush?: boolean
  title?: string | readonly string[]
  /** paragraph below the title, or beside it with `split` */
  lead?: string
  split?: boolean
  children: ReactNode
}

/** Full-width page section; content keeps to the page's width. */
export function Band({ tone = 'paper', id, near, flush, title, lead, split, children }: BandProps) {
  const tint = tone === 'paper' ? undefined : `${tone} step`
  return (
    <section
      className={classes('band', tint, near && 'band--near', flush && 'band--flush')}
      id={id}
      // an inline script may have changed it before hydration
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
