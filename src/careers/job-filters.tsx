import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button, moreClass } from '#src/ui/button.tsx'
import '#src/ui/form.css'
import { useChanged } from '#src/ui/use-changed.ts'
import { useEarlyChoice } from '#src/ui/use-early-choice.ts'
import './job-filters.css'
import type { JobSearch } from './job-search.ts'
import { choicesOf, type Job } from './jobs.ts'

/**
 * Team and city of the positions shown. A plain GET form; with JavaScript a choice takes effect at once, in the
 * address too, so that a filtered list can be shared and reloaded.
 */
export function JobFilters({ jobs, search }: { jobs: readonly Job[]; search: JobSearch }) {
  const words = useWords('careers').joinus.filters
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoice(form, { team: search.team ?? '', city: search.city ?? '' })
  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    await navigate({
      to: '/$lang/about/joinus',
      params: { lang },
      search: { team: chosen.get('team') || undefined, city: chosen.get('city') || undefined } as JobSearch,
      replace: true,
      resetScroll: false,
    })
  }
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
        <Choice name="team" label={words.team} chosen={search.team} jobs={jobs} />
        <Choice name="city" label={words.city} chosen={search.city} jobs={jobs} />
        <Button type="submit" ghost>
          {words.submit}
        </Button>
        {(search.team || search.city) && (
          <Link className={moreClass} to="/$lang/about/joinus" params={{ lang }} replace resetScroll={false}>
            {words.clear}
          </Link>
        )}
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: 'team' | 'city'
  label: string
  chosen: string | undefined
  jobs: readonly Job[]
}

function Choice({ name, label, chosen, jobs }: ChoiceProps) {
  const { all } = useWords('careers').joinus.filters
  const select = useRef<HTMLSelectElement>(null)
  // the address decides what is chosen, after Back and Clear too; controlled, it would jump back until it has changed
  useChanged(chosen ?? '', () => {
    if (select.current) select.current.value = chosen ?? ''
  })
  return (
    <div className="fld">
      <label htmlFor={`job-${name}`}>{label}</label>
      <select className="in" id={`job-${name}`} name={name} defaultValue={chosen ?? ''} ref={select}>
        <option value="">{all}</option>
        {choicesOf(jobs, name).map(({ key, name: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
