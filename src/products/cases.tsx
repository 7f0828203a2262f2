import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Note } from '#src/ui/note.tsx'
import './cases.css'

type Case = {
  title: string
  customer: string
  challenge: string
  solution: string
  outcome: string
  /** 'yes' for a case that is not taken from one customer; it is marked on the page */
  illustrative: string
  /** only figures with a source */
  figures: readonly { value: string; label: string }[]
}

type CasesProps = { cases: readonly Case[]; words: NamespaceWords['products' | 'solutions']['case'] }

/** How the product was, or would be, used: each customer's way from the problem to the result. */
export function Cases({ cases, words }: CasesProps) {
  return (
    <>
      <div className="cases">
        {cases.map(({ title, customer, illustrative, figures, ...path }) => (
          <article className="case" key={title}>
            <div>
              <p className="case__w">
                {customer}
                {illustrative === 'yes' && <Chip>{words.illustrative}</Chip>}
              </p>
              <h3>{title}</h3>
              {figures.length > 0 && <Figures figures={figures} />}
            </div>
            <dl className="path3">
              <div>
                <dt>{words.challenge}</dt>
                <dd>{path.challenge}</dd>
              </div>
              <div>
                <dt>{words.approach}</dt>
                <dd>{path.solution}</dd>
              </div>
              <div>
                <dt>{words.outcome}</dt>
                <dd>{path.outcome}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
      {cases.some(({ illustrative }) => illustrative === 'yes') && <Note>{words.illustrativeNote}</Note>}
    </>
  )
}

function Figures({ figures }: Pick<Case, 'figures'>) {
  return (
    <div className="nums">
      {figures.map(({ value, label }) => (
        <p key={label}>
          <b>{value}</b>
          <span>{label}</span>
        </p>
      ))}
    </div>
  )
}
