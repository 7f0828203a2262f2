import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button, moreClass } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/form.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import './job-filters.css'
import type { JobItem as Job } from '#api/contract/job-schema.ts'
import type { JobSearch } from './job-search.ts'
import { choicesOf } from './jobs.ts'

/**
 * Team and city of the positions shown. A plain GET form; with JavaScript a choice takes effect at once, in the
 * address too, so that a filtered list can be shared and reloaded.
 */
export function JobFilters({ jobs, search }: { jobs: readonly Job[]; search: JobSearch }) {
  const words = useWords('careers').joinus.filters
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useFilterForm({ team: search.team ?? '', city: search.city ?? '' })
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
          <Link className={moreClass} to="/$lang/about/joinus" params={{ lang }} replace resetScroll={false}>
            {words.clear}
          </Link>
        )}
      </form>
    </search>
  )
}
