import type { ReactNode } from 'react'
import './art.css'
import './drawing.css'

type ArtProps = {
  viewBox: string
  /** shapes with classes of drawing.css and art.css; labels are `<text>` */
  children: ReactNode
}

/** Decorative. */
export function Art({ viewBox, children }: ArtProps) {
  const [, , width, height] = viewBox.split(' ')
  return (
    <svg className="art" viewBox={viewBox} width={width} height={height} aria-hidden="true">
      {children}
    </svg>
  )
}
