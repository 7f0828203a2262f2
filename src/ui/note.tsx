import type { ReactNode } from 'react'
import './note.css'

/**
 * Small print below a list. With `live` a change is read out: result counts, messages. What changes is a new element each
 * time: a browser that translates pages replaces texts, and React would update one that is no longer there.
 */
export function Note({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <p className="note" role={live ? 'status' : undefined}>
      {live ? <span key={[children].flat().filter(Boolean).join('')}>{children}</span> : children}
    </p>
  )
}
