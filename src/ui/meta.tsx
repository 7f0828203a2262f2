import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './meta.css'

/** Small facts in a line: date, views, department. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className="meta">{children}</p>
}

type MetaFactProps = {
  icon: IconName
  /** what the value is, for those who do not see the icon */
  label?: string
  children: ReactNode
}

export function MetaFact({ icon, label, children }: MetaFactProps) {
  return (
    <span>
      <Icon name={icon} small />
      {label && <span className="vh">{label} </span>}
      {children}
    </span>
  )
}
