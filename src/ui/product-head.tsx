import type { ReactNode } from 'react'
import { Buttons } from './button.tsx'
import { classes } from './classes.ts'
import { Clauses } from './clauses.tsx'
import { type MarkName, ProductMark } from './product-mark.tsx'
import './band.css'
import './product-head.css'

type ProductHeadProps = {
  /** on dark ground: solutions */
  ink?: boolean
  breadcrumb: ReactNode
  mark: MarkName
  name: string
  category: string
  title: string | readonly string[]
  lead: string
  /** links with `buttonClass` */
  actions: ReactNode
  /** a drawing, `Art` */
  art: ReactNode
}

/** The head of a product or solution page: its one h1, the lead and the drawing. */
export function ProductHead(head: ProductHeadProps) {
  return (
    <section className={classes('phead', head.ink && 'ink')}>
      <div className="wrap phead__in">
        <div>
          {head.breadcrumb}
          <p className="phead__n">
            <ProductMark product={head.mark} />
            <span>
              <b>{head.name}</b>
              <span>{head.category}</span>
            </span>
          </p>
          <h1>
            <Clauses of={head.title} />
          </h1>
          <p className="lead">{head.lead}</p>
          <Buttons>{head.actions}</Buttons>
        </div>
        {head.art}
      </div>
    </section>
  )
}
