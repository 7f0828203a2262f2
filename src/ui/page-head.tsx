import { createContext, type ReactNode, useContext } from 'react'
import { Clauses } from './clauses.tsx'
import './page-head.css'

/** Set by a layout: content below each page's head, such as tabs. */
export const BelowPageHead = createContext<ReactNode>(null)

type PageHeadProps = {
  title: string | readonly string[]
  /** language of the head, if not the page's */
  lang?: string
  children?: ReactNode
}

/** Head of an inner page with its h1. */
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

/** The head within a column, beside a form. */
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
