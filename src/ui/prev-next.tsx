import type { ReactNode } from 'react'
import './prev-next.css'

/** Takes two links with a `Neighbour`. */
export function PrevNext({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="pn wrap" aria-label={label}>
      {children}
    </nav>
  )
}

export function Neighbour({ which, title }: { which: string; title: ReactNode }) {
  return (
    <>
      <small>{which}</small>
      {title}
    </>
  )
}
