import type { FormEvent } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { writtenDay } from '#src/site/written.ts'
import { Band } from '#src/ui/band.tsx'
import { Button, buttonClass, moreClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SelectField } from '#src/ui/form.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import { HowToApply } from './job-page.tsx'
import { isOpen, type JobList, type JobSearch, readJobSearch } from './jobs.ts'
import './careers.css'
import type { JobItem as Job } from '#contract/job-schema.ts'
import { foreignLanguageTag } from '#src/site/locale.ts'
import { Chip } from '#src/ui/chip.tsx'
import '#src/ui/meta.css'

export function JoinUsPage({ list, search }: { list: JobList; search: JobSearch }) {
  const words = useWords('careers').joinus
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Positions list={list} search={search} />
      </Band>
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
      <HeldNote since={list.staleSince} />
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
      <Link className={buttonClass({ ghost: true })} to="/$lang/about/joinus">
        {linkText}
      </Link>
    </Empty>
  )
}

/** A plain GET form; with JavaScript a choice takes effect at once, in the address too. */
function JobFilters({ jobs, search }: { jobs: readonly Job[]; search: JobSearch }) {
  const words = useWords('careers').joinus.filters
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useFilterForm({ team: search.team ?? '', city: search.city ?? '' })
  const show = (event: FormEvent<HTMLFormElement>) =>
    submitByScript(event, (form) => {
      const { team, city } = readJobSearch(Object.fromEntries(new FormData(form)))
      return navigate({
        to: '/$lang/about/joinus',
        params: { lang },
        search: { team, city },
        replace: true,
        resetScroll: false,
      })
    })
  return (
    <search>
      <form
        ref={form}
        className="filters"
        aria-label={words.label}
        action={`/${lang}/about/joinus`}
        onChange={show}
        onSubmit={show}
      >
        {(['team', 'city'] as const).map((name) => (
          <SelectField
            key={name}
            id={`job-${name}`}
            name={name}
            label={words[name]}
            chosen={search[name]}
            none={words.all}
            options={choicesOf(jobs, name)}
          />
        ))}
        <Button type="submit" ghost>
          {words.submit}
        </Button>
        {(search.team || search.city) && (
          <Link className={moreClass} to="/$lang/about/joinus" replace resetScroll={false}>
            {words.clear}
          </Link>
        )}
      </form>
    </search>
  )
}

/** Its link keeps the filters, for the way back. */
function JobRow({ job, search }: { job: Job; search: JobSearch }) {
  const words = useWords('careers').joinus
  const LL = useLL()
  const lang = useLocale()
  const foreign = foreignLanguageTag(job.lang, lang)
  return (
    <li className="row position">
      <div>
        <h2>
          <Link to="/$lang/about/joinus" search={{ ...search, id: job.id }} lang={foreign}>
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
        <p>{isOpen(job) && LL.careers.joinus.openUntil({ date: writtenDay(job.validThrough, lang) })}</p>
      </div>
    </li>
  )
}

/** Keeps the order. */
export function filterJobs(jobs: readonly Job[], { team, city }: { team?: string; city?: string }): Job[] {
  return jobs.filter((job) => (!team || job.teamKey === team) && (!city || job.cityKey === city))
}

/** Distinct teams or cities, in order. */
export function choicesOf(jobs: readonly Job[], by: 'team' | 'city'): [key: string, name: string][] {
  return [...new Map(jobs.map((job) => [job[`${by}Key`], job[by]]))]
}
