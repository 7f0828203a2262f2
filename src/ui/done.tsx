import type { ReactNode, Ref } from 'react'
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
  /** for whoever gives it the focus */
  ref?: Ref<HTMLElement>
}

/** A form was received. */
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
