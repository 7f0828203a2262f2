import type { ReactNode } from 'react'
import { Buttons } from './button.tsx'
import { Clauses } from './clauses.tsx'
import './cta.css'

type CtaProps = { title: string | readonly string[]; text: string; children: ReactNode }

/** Closing call to action; children are its links. */
export function Cta({ title, text, children }: CtaProps) {
  return (
    <div className="cta">
      <div>
        <h2>
          <Clauses of={title} />
        </h2>
        <p>{text}</p>
      </div>
      <Buttons>{children}</Buttons>
    </div>
  )
}
