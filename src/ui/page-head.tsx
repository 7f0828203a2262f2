import { createContext, type ReactNode, useContext } from 'react'
import { Clauses } from './clauses.tsx'
import './page-head.css'

/** Set by a layout: what stands below the head of each of its pages, for example the tabs of the area. */
export const BelowPageHead = createContext<ReactNode>(null)

type PageHeadProps = {
  title: string | readonly string[]
  /** of the head, where it is not the page's */
  lang?: string
  children?: ReactNode
}

/** The head of an inner page: its one h1 and a lead text. */
export function PageHead({ title, lang, children }: PageHeadProps) {
  return (
    <>
      <div className="wrap ihead" lang={lang}>
        <PageTitle title={title} lead={children} />
      </div>
      {useContext(BelowPageHead)}
    </>
  )
}

/** The same head inside a column, beside a form. */
export function ColumnHead({ title, lang, children }: PageHeadProps) {
  return (
    <div className="ihead ihead--in" lang={lang}>
      <PageTitle title={title} lead={children} />
    </div>
  )
}

function PageTitle({ title, lead }: { title: string | readonly string[]; lead: ReactNode }) {
  return (
    <>
      <h1>
        <Clauses of={title} />
      </h1>
      {lead && <p>{lead}</p>}
    </>
  )
}
