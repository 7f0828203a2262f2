import type { ReactElement } from 'react'
import './tabs.css'

/** The pages of an area. Takes links with keys; the page in view carries `aria-current`. */
export function Tabs({ label, links }: { label: string; links: readonly ReactElement[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <div className="wrap">
        <ul>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
