import type { ReactNode } from 'react'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { Fold } from '#src/ui/fold.tsx'
import { Note } from '#src/ui/note.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import './cases.css'

type Case = {
  title: string
  customer: string
  challenge: string
  solution: string
  outcome: string
  /** 'yes' marks a case not taken from one customer */
  illustrative: string
  /** only figures with a source */
  figures: readonly { value: string; label: string }[]
}

type CasesProps = {
  cases: readonly Case[]
  words: NamespaceWords['products' | 'solutions']['case']
  /** below a customer case */
  more?: ReactNode
}

export function Cases({ cases, words, more }: CasesProps) {
  return (
    <>
      <div className="cases">
        {cases.map(({ title, customer, illustrative, figures, ...path }, place) => {
          const way = <Way path={path} words={words} />
          if (illustrative === 'yes')
            return (
              <article key={title}>
                <Fold
                  title={title}
                  chip={words.illustrative}
                  aside={customer}
                  wide={place === 0}
                  open={cases.length === 1}
                >
                  {way}
                </Fold>
              </article>
            )
          return (
            <article className="case" key={title}>
              <div>
                <p className="case__w">{customer}</p>
                <h3>{title}</h3>
                {figures.length > 0 && <Figures figures={figures} />}
              </div>
              <div>
                <PhoneFold summary={[words.challenge, words.approach, words.outcome].join(' · ')}>
                  {way}
                </PhoneFold>
                {more}
              </div>
            </article>
          )
        })}
      </div>
      {cases.some(({ illustrative }) => illustrative === 'yes') && <Note>{words.illustrativeNote}</Note>}
    </>
  )
}

type WayProps = { path: Pick<Case, 'challenge' | 'solution' | 'outcome'>; words: CasesProps['words'] }

function Way({ path, words }: WayProps) {
  return (
    <Pairs
      className="path3"
      of={[
        [words.challenge, path.challenge],
        [words.approach, path.solution],
        [words.outcome, path.outcome],
      ]}
    />
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
