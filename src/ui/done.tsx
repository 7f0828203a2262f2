import type { ReactNode, Ref } from 'react'
import { Buttons } from './button.tsx'
import './done.css'
import { Icon } from './icon.tsx'

type DoneProps = {
  title: string
  text: string
  /** reference number */
  reference: string
  after?: string
  /** further links */
  children?: ReactNode
  /** to focus it */
  ref?: Ref<HTMLElement>
}

/** Confirmation of a submitted form. */
export function Done({ title, text, reference, after, children, ref }: DoneProps) {
  return (
    <section ref={ref} className="done" role="status" tabIndex={ref ? -1 : undefined}>
      <Icon name="check" />
      <h2>{title}</h2>
      <p>{text}</p>
      <output>{reference}</output>
      {after && <p>{after}</p>}
      {children && <Buttons>{children}</Buttons>}
    </section>
  )
}
