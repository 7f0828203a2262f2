import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './columns.css'

type ColumnsProps = {
  /** the second column is the wider one */
  lead?: boolean
  /** a text beside a form: on phones the steps of the text follow the form */
  form?: boolean
  children: ReactNode
}

/** Two columns on wide screens, one below the other on narrow ones. Takes two elements. */
export function Columns({ lead, form, children }: ColumnsProps) {
  return <div className={classes('two', lead && 'two--l', form && 'two--form')}>{children}</div>
}
