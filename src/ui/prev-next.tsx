import type { ReactNode } from 'react'
import './prev-next.css'

/** The neighbours of an article. Takes two links whose content is a `Neighbour`. */
export function PrevNext({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="pn wrap" aria-label={label}>
      {children}
    </nav>
  )
}

/** What stands in such a link: which neighbour it is and its title. */
export function Neighbour({ which, title }: { which: string; title: ReactNode }) {
  return (
    <>
      <small>{which}</small>
      {title}
    </>
  )
}
