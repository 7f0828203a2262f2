import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Clauses } from './clauses.tsx'
import './heading.css'

type HeadingProps = {
  title: string | readonly string[]
  /** paragraph below the title, or beside it with `split` */
  children?: ReactNode
  split?: boolean
}

/** Heading of a band. */
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
