import type { ReactNode } from 'react'
import './chip.css'

/** A label beside a title, such as "illustrative". */
export function Chip({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className="chip" lang={lang}>
      {children}
    </span>
  )
}
