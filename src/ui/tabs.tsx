import type { ReactElement } from 'react'
import './tabs.css'

/** Takes links with keys; the current one has `aria-current`. */
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
