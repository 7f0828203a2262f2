import type { ReactNode } from 'react'
import { Buttons } from './button.tsx'
import './done.css'
import { Icon } from './icon.tsx'

type DoneProps = {
  title: string
  text: string
  /** the reference number to keep */
  reference: string
  after?: string
  /** where to go from here */
  children?: ReactNode
}

/** A form was received. */
export function Done({ title, text, reference, after, children }: DoneProps) {
  return (
    <section className="done" role="status">
      <Icon name="check" />
      <h2>{title}</h2>
      <p>{text}</p>
      <output>{reference}</output>
      {after && <p>{after}</p>}
      {children && <Buttons>{children}</Buttons>}
    </section>
  )
}
