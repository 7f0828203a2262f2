import type { ReactNode } from 'react'
import { Clauses } from './clauses.tsx'
import { Icon } from './icon.tsx'
import { type MarkName, ProductMark } from './product-mark.tsx'
import './rows.css'

/** A list between hairlines. Takes `<li>` elements. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>
}

/** The class of a row that is one link: `<li><Link className={solutionRowClass}><SolutionRow .../></Link></li>`. */
export const solutionRowClass = 'row sol'

type SolutionRowProps = { mark: MarkName; title: string | readonly string[]; places: readonly string[] }

/** What stands in a solution's row: mark, claim and the places it is used in. */
export function SolutionRow({ mark, title, places }: SolutionRowProps) {
  return (
    <>
      <ProductMark product={mark} />
      <div className="sol__b">
        <h3>
          <Clauses of={title} />
        </h3>
        <ul className="slash">
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
      <Icon name="arrow" />
    </>
  )
}
