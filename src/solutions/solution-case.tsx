import { useWords } from '#i18n/words.tsx'
import { CaseStudies, CaseStudy } from '#src/ui/case-study.tsx'
import { Note } from '#src/ui/note.tsx'

type Study = {
  title: string
  customer: string
  challenge: string
  solution: string
  outcome: string
  /** 'yes' for a case that is not taken from one customer; it is marked on the page */
  illustrative: string
  figures: readonly { value: string; label: string }[]
}

/** One case in which the solution was, or would be, used. */
export function SolutionCase({ study }: { study: Study }) {
  const words = useWords('solutions').case
  const isIllustrative = study.illustrative === 'yes'
  const figures = study.figures.map(({ value, label }) => ({ value, text: label }))
  return (
    <>
      <CaseStudies>
        <CaseStudy
          title={study.title}
          customer={study.customer}
          path={[
            { term: words.challenge, text: study.challenge },
            { term: words.approach, text: study.solution },
            { term: words.outcome, text: study.outcome },
          ]}
          illustrative={isIllustrative ? words.illustrative : undefined}
          figures={figures.length > 0 ? figures : undefined}
        />
      </CaseStudies>
      {isIllustrative && <Note>{words.illustrativeNote}</Note>}
    </>
  )
}
