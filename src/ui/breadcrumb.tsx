import type { ReactNode } from 'react'
import './breadcrumb.css'

type BreadcrumbProps = {
  label: string
  /** links or words, outermost first */
  trail: readonly { key: string; content: ReactNode }[]
  /** the page itself; left out on pages whose heading follows at once */
  current?: string
}

/** Where the page stands in the site. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {trail.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  )
}
