import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './columns.css'

type ColumnsProps = {
  /** the second column is wider */
  lead?: boolean
  /** text beside a form: on phones its steps follow the form */
  form?: boolean
  children: ReactNode
}

/** Takes two elements. */
export function Columns({ lead, form, children }: ColumnsProps) {
  return <div className={classes('two', lead && 'two--l', form && 'two--form')}>{children}</div>
}
