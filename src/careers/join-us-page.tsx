import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { CareersMail } from './careers-mail.tsx'
import { HowToApply } from './how-to-apply.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobRow } from './job-row.tsx'
import type { JobSearch } from './job-search.ts'
import { filterJobs, isOpen, type JobList } from './jobs.ts'

/** All positions, filtered by the team and city in the address. */
export function JoinUsPage({ list, search }: { list: JobList; search: JobSearch }) {
  const words = useWords('careers').joinus
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>{list.available ? <Positions list={list} search={search} /> : <Unavailable />}</Band>
      <Band tone="zone">
        <HowToApply />
      </Band>
    </>
  )
}

function Positions({ list, search }: { list: JobList; search: JobSearch }) {
  const LL = useLL()
  const jobs = filterJobs(list.jobs, search)
  return (
    <>
      <JobFilters jobs={list.jobs} search={search} />
      {list.staleSince && <Note>{LL.careers.stale({ date: list.staleSince })}</Note>}
      <Note live>{LL.careers.joinus.count({ n: jobs.filter(isOpen).length })}</Note>
      {jobs.length > 0 ? (
        <Rows>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} search={search} />
          ))}
        </Rows>
      ) : (
        <NoMatch />
      )}
    </>
  )
}

function NoMatch() {
  const { linkText, ...words } = useWords('careers').joinus.empty
  return (
    <Empty {...words}>
      <Link className={buttonClass({ ghost: true })} to="/$lang/about/joinus" params={{ lang: useLocale() }}>
        {linkText}
      </Link>
    </Empty>
  )
}

function Unavailable() {
  const words = useWords('careers').joinus.unavailable
  const LL = useLL()
  return (
    <>
      <Empty {...words} href={`/${useLocale()}/about/joinus`} />
      <Note>
        <CareersMail sentence={(email) => LL.careers.recruitment.positions.email({ email })} />
      </Note>
    </>
  )
}
