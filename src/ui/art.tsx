import type { ReactNode } from 'react'
import './art.css'
import './drawing.css'

type ArtProps = {
  viewBox: string
  /** what it shows, where the text beside it does not say so; without one it is decoration */
  label?: string
  /** shapes with the classes of drawing.css and art.css; labels are `<text>` */
  children: ReactNode
}

/** A drawing in the exploded-view manner. */
export function Art({ viewBox, label, children }: ArtProps) {
  if (!label)
    return (
      <svg className="art" viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    )
  return (
    <svg className="art" viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  )
}
