import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Faq } from '#src/ui/faq.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Points } from '#src/ui/points.tsx'
import { isOpen, type JobList } from './jobs.ts'
import './careers.css'
import '#src/ui/climbing.css'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import '#src/ui/meta.css'
import { Note } from '#src/ui/note.tsx'
import '#src/ui/rows.css'
import type { JobItem as Job } from '#contract/job-schema.ts'
import { CareersMail } from './careers-mail.tsx'

export function RecruitmentPage({ list }: { list: JobList }) {
  const words = useWords('careers').recruitment
  const { unit, stages } = words.onboarding
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <OpenPositions list={list} />
      <Band tone="zone" title={words.onboarding.heading} lead={words.onboarding.text}>
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

const shown = 5

/** The first open positions as accordions, and a link to all. */
function OpenPositions({ list }: { list: JobList }) {
  const words = useWords('careers').recruitment.positions
  const LL = useLL()
  const open = list.jobs.filter(isOpen)
  return (
    <Band near title={words.heading}>
      {open.length > 0 ? (
        <div className="rows">
          {open.slice(0, shown).map((job, index) => (
            <OpenPosition key={job.id} job={job} expanded={index === 0} />
          ))}
        </div>
      ) : (
        <p>{list.available ? words.none : words.unavailable}</p>
      )}
      <HeldNote since={list.staleSince} />
      <Note>
        <CareersMail sentence={(email) => LL.careers.recruitment.positions.email({ email })} />
      </Note>
      <p className="positions__all">
        <Link className={buttonClass({ ghost: true })} to="/$lang/about/joinus">
          {words.all}
        </Link>
      </p>
    </Band>
  )
}

function OpenPosition({ job, expanded }: { job: Job; expanded: boolean }) {
  const words = useWords('careers').joinus
  const lang = useLocale()
  const foreign = foreignLanguageTag(job.lang, lang)
  return (
    <details className="job" open={expanded}>
      <summary lang={foreign}>
        <h3>{job.title}</h3>
        <span className="meta">{[job.team, job.city, job.type].join(' · ')}</span>
        <Icon name="plus" />
      </summary>
      <div className="positions__more">
        <p lang={foreign}>{job.summary}</p>
        <Link className={moreClass} to="/$lang/about/joinus" search={{ id: job.id }}>
          <MoreLabel about={job.title}>{words.viewDetails}</MoreLabel>
        </Link>
      </div>
    </details>
  )
}
