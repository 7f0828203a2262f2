import type { ReactNode } from 'react'
import './art.css'
import './drawing.css'

type ArtProps = {
  viewBox: string
  /** accessible name, unless decorative */
  label?: string
  /** shapes with classes of drawing.css and art.css; labels are `<text>` */
  children: ReactNode
}

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
