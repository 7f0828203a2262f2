import type { ReactNode } from 'react'
import './rows.css'

/** A list between hairlines. Takes `<li>` elements. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>
}
