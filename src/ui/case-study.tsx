import type { ReactNode } from 'react'
import './case-study.css'
import { Chip } from './chip.tsx'

/** Takes `CaseStudy` elements. */
export function CaseStudies({ children }: { children: ReactNode }) {
  return <div className="cases">{children}</div>
}

type CaseStudyProps = {
  customer: string
  title: string
  /** challenge, approach, outcome */
  path: readonly { term: string; text: string }[]
  /** the word that marks a case which is not taken from a customer */
  illustrative?: string
  /** only figures with a source */
  figures?: readonly { value: string; text: string }[]
}

/** One customer's way from the problem to the result. */
export function CaseStudy({ customer, title, path, illustrative, figures }: CaseStudyProps) {
  return (
    <article className="case">
      <div>
        <p className="case__w">
          {customer}
          {illustrative && <Chip>{illustrative}</Chip>}
        </p>
        <h3>{title}</h3>
        {figures && <Figures figures={figures} />}
      </div>
      <dl className="path3">
        {path.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Figures({ figures }: { figures: readonly { value: string; text: string }[] }) {
  return (
    <div className="nums">
      {figures.map(({ value, text }) => (
        <p key={text}>
          <b>{value}</b>
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
