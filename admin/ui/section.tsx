import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; count?: number | undefined; more?: ReactNode; children: ReactNode }

/** A part of a page under its heading, with how many there are and what leads on. */
export function Section({ title, count, more, children }: SectionProps) {
  const heading = useId()
  return (
    <section className="a-section" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {count !== undefined && <b>{count}</b>}
        {more}
      </header>
      {children}
    </section>
  )
}
