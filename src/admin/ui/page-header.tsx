import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'

type PageHeaderProps = {
  title: string
  /** how many there are */
  count?: number
  hint?: ReactNode
  /** buttons at the end */
  children?: ReactNode
}

/** The head of a page: its title, which is the window's as well, and what can be done. */
export function PageHeader({ title, count, hint, children }: PageHeaderProps) {
  return (
    <header className="a-head">
      <title>{`${title} · ${useWords('admin').title}`}</title>
      <h1>{title}</h1>
      {count !== undefined && <b>{count}</b>}
      {hint && <small className="w">{hint}</small>}
      {children && <div className="a-head__end">{children}</div>}
    </header>
  )
}
