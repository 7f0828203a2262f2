import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Points } from '#src/ui/points.tsx'
import type { JobList } from './jobs.ts'
import './onboarding.css'
import '#src/ui/climbing.css'
import { OpenPositions } from './open-positions.tsx'

/** What it is like to start here, what is open, how we hire, and what people ask. */
export function RecruitmentPage({ list }: { list: JobList }) {
  const words = useWords('careers').recruitment
  const { unit, stages } = words.onboarding
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band title={words.onboarding.heading} lead={words.onboarding.text}>
        <ol className="climbing climb">
          {stages.map(({ days, title, items }) => (
            <li key={title}>
              <b>
                {days}
                <small>{unit}</small>
              </b>
              <div>
                <h3>{title}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Band>
      <OpenPositions list={list} />
      <Band title={words.steps.heading} lead={words.steps.text}>
        <Points look="scen" points={words.steps.items} />
      </Band>
      <Band tone="zone">
        <Columns lead>
          <Heading title={words.faq.heading} />
          <Faq questions={words.faq.items} />
        </Columns>
      </Band>
    </>
  )
}
