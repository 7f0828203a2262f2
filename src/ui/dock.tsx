import type { ReactNode } from 'react'
import './dock.css'

/** The page's main action, always in reach of the thumb; gone on wide screens. Last in the page. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className="dock">{children}</div>
}
