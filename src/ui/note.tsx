import type { ReactNode } from 'react'
import './note.css'

/** `live`: a live region. Changes replace the element, as browser translation replaces text nodes React would update. */
export function Note({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <p className="note" role={live ? 'status' : undefined}>
      {live ? <span key={[children].flat().filter(Boolean).join('')}>{children}</span> : children}
    </p>
  )
}
