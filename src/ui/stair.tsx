import type { ReactNode } from 'react'
import { Clauses } from './clauses.tsx'
import { type MarkName, ProductMark } from './product-mark.tsx'
import './stair.css'

/** Three functions that climb the axis. Takes three `Stair`s. */
export function Stairs({ children }: { children: ReactNode }) {
  return <div className="stair">{children}</div>
}

type StairProps = {
  marks: readonly MarkName[]
  title: string | readonly string[]
  text: string
  /** a link with `moreClass` and a `MoreLabel` */
  more: ReactNode
}

/** One function: the marks of its products, what it does, where it is explained. */
export function Stair({ marks, title, text, more }: StairProps) {
  return (
    <article className="stair__i">
      <p className="stair__m">
        {marks.map((mark) => (
          <ProductMark key={mark} product={mark} />
        ))}
      </p>
      <h3>
        <Clauses of={title} />
      </h3>
      <p>{text}</p>
      {more}
    </article>
  )
}
