import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { useReach } from '#src/site/facts/reach.ts'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Band } from '#src/ui/band.tsx'
import { Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Contact } from '#src/ui/contact.tsx'
import { Day } from '#src/ui/day.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import './careers.css'
import { isOpen, type JobDetail, type JobSearch } from './jobs.ts'

/** One position and how to apply; where to look instead, if closed. */
export function JobPage({ job, search }: { job: JobDetail; search: JobSearch }) {
  const words = useWords('careers').joinus
  const lang = useLocale()
  const foreign = foreignLanguageTag(job.lang, lang)
  return (
    <>
      <PageHead title={job.title} lang={foreign}>
        {job.summary}
      </PageHead>
      <Band near>
        {!isOpen(job) && <Closed />}
        <Facts job={job} />
        {isOpen(job) && (
          <Buttons>
            <ApplyButton title={job.title} />
          </Buttons>
        )}
        <HeldNote since={job.staleSince} />
      </Band>
      <Band flush>
        <Columns>
          <Points heading={words.detail.duties} points={job.duties} lang={foreign} />
          <Points heading={words.detail.requirements} points={job.requirements} lang={foreign} />
        </Columns>
        <p className="position__back">
          <Link
            className={buttonClass({ ghost: true })}
            to="/$lang/about/joinus"
            search={{ team: search.team, city: search.city }}
          >
            <Icon name="left" small />
            {words.detail.returnToList}
          </Link>
        </p>
      </Band>
      {isOpen(job) && (
        <Band tone="zone">
          <HowToApply title={job.title} />
        </Band>
      )}
    </>
  )
}

function Facts({ job }: { job: JobDetail }) {
  const { columns } = useWords('careers').joinus
  const foreign = foreignLanguageTag(job.lang, useLocale())
  return (
    <Contact
      facts={[
        { icon: 'user', name: columns.team, value: <span lang={foreign}>{job.team}</span> },
        { icon: 'pin', name: columns.city, value: <span lang={foreign}>{job.city}</span> },
        { icon: 'clock', name: columns.type, value: <span lang={foreign}>{job.type}</span> },
        { icon: 'calendar', name: columns.validThrough, value: <Day of={job.validThrough} /> },
      ]}
    />
  )
}

function Points({ heading, points, lang }: { heading: string; points: readonly string[]; lang?: string }) {
  return (
    <div>
      <Heading title={heading} />
      <ul className="position__points" lang={lang}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function Closed() {
  const words = useWords('careers').joinus.detail
  return (
    <div className="position__closed">
      <h2>{words.closedTitle}</h2>
      <p>{words.closedText}</p>
      <Link className={buttonClass()} to="/$lang/about/joinus">
        {words.closedLink}
      </Link>
    </div>
  )
}

type Applied = {
  /** for the subject of the e-mail */
  title: string | undefined
}

function ApplyButton({ title }: Applied) {
  const { apply } = useWords('careers').joinus
  const LL = useLL()
  const subject = title ? `?subject=${encodeURIComponent(LL.careers.joinus.apply.subject({ title }))}` : ''
  return (
    <a className={buttonClass()} href={`mailto:${useReach('careers').email}${subject}`}>
      <Icon name="mail" small />
      {apply.buttonText}
    </a>
  )
}

export function HowToApply({ title }: Partial<Applied>) {
  const { apply, howWeHire } = useWords('careers').joinus
  const { email } = useReach('careers')
  return (
    <Columns lead>
      <Heading title={apply.heading}>{apply.text}</Heading>
      <div>
        <ol className="apply">
          {apply.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Buttons>
          <ApplyButton title={title} />
          <Link className={moreClass} to="/$lang/about/recruitment">
            <MoreLabel>{howWeHire}</MoreLabel>
          </Link>
        </Buttons>
        <p className="apply__address">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>{apply.after}</p>
        <Note>
          {apply.privacy} <Link to="/$lang/legal/privacy">{apply.privacyLink}</Link>
        </Note>
      </div>
    </Columns>
  )
}
