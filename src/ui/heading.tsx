import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Clauses } from './clauses.tsx'
import './heading.css'

type HeadingProps = {
  title: string | readonly string[]
  /** a paragraph below the title, or beside it with `split` */
  children?: ReactNode
  split?: boolean
}

/** The heading of a band, under the step glyph. */
export function Heading({ title, children, split }: HeadingProps) {
  return (
    <header className={classes('hd', split && 'hd--split')}>
      <h2>
        <Clauses of={title} />
      </h2>
      {children && <p>{children}</p>}
    </header>
  )
}
