import { useWords } from '#i18n/words.tsx'
import { CaseStudies, CaseStudy } from '#src/ui/case-study.tsx'
import { Note } from '#src/ui/note.tsx'

type Case = {
  title: string
  customer: string
  challenge: string
  solution: string
  outcome: string
  /** 'yes' for a case that is not taken from one customer; it is marked on the page */
  illustrative: string
  figures: readonly { value: string; label: string }[]
}

/** How the product was, or would be, used. */
export function ProductCases({ cases }: { cases: readonly Case[] }) {
  const words = useWords('products').case
  const isAnyIllustrative = cases.some(({ illustrative }) => illustrative === 'yes')
  return (
    <>
      <CaseStudies>
        {cases.map(({ title, customer, challenge, solution, outcome, illustrative, figures }) => (
          <CaseStudy
            key={title}
            title={title}
            customer={customer}
            path={[
              { term: words.challenge, text: challenge },
              { term: words.approach, text: solution },
              { term: words.outcome, text: outcome },
            ]}
            illustrative={illustrative === 'yes' ? words.illustrative : undefined}
            figures={
              figures.length > 0 ? figures.map(({ value, label }) => ({ value, text: label })) : undefined
            }
          />
        ))}
      </CaseStudies>
      {isAnyIllustrative && <Note>{words.illustrativeNote}</Note>}
    </>
  )
}
