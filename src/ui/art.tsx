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
  const [, , width, height] = viewBox.split(' ')
  const size = { viewBox, width, height }
  if (!label)
    return (
      <svg className="art" {...size} aria-hidden="true">
        {children}
      </svg>
    )
  return (
    <svg className="art" {...size} role="img" aria-label={label}>
      {children}
    </svg>
  )
}
