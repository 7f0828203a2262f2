import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Chip } from '#src/ui/chip.tsx'
import './job-row.css'
import type { JobItem as Job } from '#api/contract/job-schema.ts'
import type { JobSearch } from './job-search.ts'
import { isOpen } from './jobs.ts'
import '#src/ui/meta.css'

/** One position in the list, in `Rows`. The list's filters go along, so that the way back leads to the same list. */
export function JobRow({ job, search }: { job: Job; search: JobSearch }) {
  const words = useWords('careers').joinus
  const LL = useLL()
  const lang = useLocale()
  const foreign = foreignLanguageTag(job.lang, lang)
  return (
    <li className="row position">
      <div>
        <h2>
          <Link to="/$lang/about/joinus" params={{ lang }} search={{ ...search, id: job.id }} lang={foreign}>
            {job.title}
          </Link>{' '}
          {!isOpen(job) && <Chip>{words.closed}</Chip>}
        </h2>
        <p lang={foreign}>{job.summary}</p>
      </div>
      <div className="position__facts">
        <ul className="meta" lang={foreign}>
          <li>{job.team}</li>
          <li>{job.city}</li>
          <li>{job.type}</li>
        </ul>
        <p>{isOpen(job) && LL.careers.joinus.openUntil({ date: job.validThrough })}</p>
      </div>
    </li>
  )
}
