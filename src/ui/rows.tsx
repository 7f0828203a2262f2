import type { ReactNode } from 'react'
import './rows.css'

/** List between hairlines; takes `<li>` elements. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>
}
