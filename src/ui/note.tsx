import type { ReactNode } from 'react'
import './note.css'

/** Small print below a list. With `live` a change is read out: result counts, messages. */
export function Note({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <p className="note" role={live ? 'status' : undefined}>
      {children}
    </p>
  )
}
