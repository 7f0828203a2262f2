import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './meta.css'

/** Metadata line: date, views, department. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className="meta">{children}</p>
}

type MetaFactProps = {
  icon: IconName
  /** for screen readers: the value's name */
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
