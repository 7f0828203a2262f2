import type { ReactNode } from 'react'
import './chip.css'

/** A small framed word beside a title, for example "illustrative". */
export function Chip({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className="chip" lang={lang}>
      {children}
    </span>
  )
}
