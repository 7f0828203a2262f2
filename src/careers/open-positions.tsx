import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import '#src/ui/meta.css'
import { Note } from '#src/ui/note.tsx'
import '#src/ui/rows.css'
import type { JobItem as Job } from '#api/contract/job-schema.ts'
import { CareersMail } from './careers-mail.tsx'
import { isOpen, type JobList } from './jobs.ts'
import './open-positions.css'

/** As many positions as a visitor reads before looking for all of them. */
const shown = 5

/** The first open positions, each opening to its summary, and the way to all of them. */
export function OpenPositions({ list }: { list: JobList }) {
  const words = useWords('careers').recruitment.positions
  const LL = useLL()
  const lang = useLocale()
  const open = list.jobs.filter(isOpen)
  return (
    <Band tone="zone" title={words.heading}>
      {open.length > 0 ? (
        <div className="rows">
          {open.slice(0, shown).map((job, index) => (
            <OpenPosition key={job.id} job={job} expanded={index === 0} />
          ))}
        </div>
      ) : (
        <p>{list.available ? words.none : words.unavailable}</p>
      )}
      {list.staleSince && <Note>{LL.careers.stale({ date: list.staleSince })}</Note>}
      <Note>
        <CareersMail sentence={(email) => LL.careers.recruitment.positions.email({ email })} />
      </Note>
      <p className="positions__all">
        <Link className={buttonClass({ ghost: true })} to="/$lang/about/joinus" params={{ lang }}>
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
        <Link className={moreClass} to="/$lang/about/joinus" params={{ lang }} search={{ id: job.id }}>
          <MoreLabel about={job.title}>{words.viewDetails}</MoreLabel>
        </Link>
      </div>
    </details>
  )
}
