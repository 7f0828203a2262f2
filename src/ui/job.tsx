import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './job.css'
import './meta.css'
import './rows.css'

/** Open positions. Takes `Job` elements. */
export function Jobs({ children }: { children: ReactNode }) {
  return <div className="rows">{children}</div>
}

type JobProps = {
  id?: string
  title: string
  meta: ReactNode
  /** of title and meta, where it is not the page's */
  lang?: string
  open?: boolean
  children: ReactNode
}

/** A position that opens to its description. */
export function Job({ id, title, meta, lang, open, children }: JobProps) {
  return (
    <details className="job" id={id} open={open}>
      <summary lang={lang}>
        <h3>{title}</h3>
        <span className="meta">{meta}</span>
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
